import type { ReactNode } from 'react';
import type { ToolScene } from '@/lib/schema/tool-drawings';
import { ContactStripScene, PageBreaksScene, PhotosToPagesScene, SlidesScene } from './convert';
import { CutOutScene, DraftsScene, ReadingBarScene, RewriteScene } from './edit';
import { BoundPackScene, PageTrayScene, PerforatedScene } from './organise';
import type { SceneProps } from './props';
import { SheetsScene } from './sheets';
import { PlayerScene, PointsScene, SourcesScene, TranscriptScene } from './voice';
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
