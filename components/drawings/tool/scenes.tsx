import type { ReactNode } from 'react';
import type { ToolScene } from '@/lib/schema/tool-drawings';
import { BoundPackScene } from './bound-pack';
import { ContactStripScene } from './contact-strip';
import { CutOutScene } from './cut-out';
import { DraftsScene } from './drafts';
import { PageBreaksScene } from './page-breaks';
import { PageTrayScene } from './page-tray';
import { PerforatedScene } from './perforated';
import { PhotosToPagesScene } from './photos-to-pages';
import { PlayerScene } from './player';
import { PointsScene } from './points';
import type { SceneProps } from './props';
import { ReadingBarScene } from './reading-bar';
import { RewriteScene } from './rewrite';
import { SheetsScene } from './sheets';
import { SlidesScene } from './slides';
import { SourcesScene } from './sources';
import { TranscriptScene } from './transcript';
import { WorksheetScene } from './worksheet';

/** The first drawing of each name that content may use. */
export const scenes: Record<ToolScene, (props: SceneProps) => ReactNode> = {
  sheets: SheetsScene,
  'photos-to-pages': PhotosToPagesScene,
  'contact-strip': ContactStripScene,
  'page-breaks': PageBreaksScene,
  worksheet: WorksheetScene,
  slides: SlidesScene,
  'bound-pack': BoundPackScene,
  'page-tray': PageTrayScene,
  perforated: PerforatedScene,
  drafts: DraftsScene,
  'cut-out': CutOutScene,
  rewrite: RewriteScene,
  'reading-bar': ReadingBarScene,
  sources: SourcesScene,
  points: PointsScene,
  transcript: TranscriptScene,
  player: PlayerScene,
};

/** Scenes that need the whole width: what they show is wide. */
export const wideScenes: ReadonlySet<ToolScene> = new Set([
  'worksheet',
  'page-tray',
  'perforated',
  'drafts',
  'transcript',
]);
