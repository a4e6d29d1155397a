import type { UseCaseDrawing } from '@/lib/schema/drawings/use-case/drawing';
import type { UseCaseDrawings } from '@/lib/schema/drawings/use-cases';
import { byName } from '../by-name';
import { Mockup } from '../mockup';
import { ClientFolder } from './client-folder';
import { Drawing } from './drawing';
import { MatterFolder } from './matter-folder';
import { PolicyFolder } from './policy-folder';
import { ThesisFolder } from './thesis-folder';
import { WardFolder } from './ward-folder';

type OnFolder = { form: string; note?: string | undefined };

const Folder = byName<UseCaseDrawings, OnFolder>({
  client: ClientFolder,
  matter: MatterFolder,
  ward: WardFolder,
  policy: PolicyFolder,
  thesis: ThesisFolder,
});

type Hero = OnFolder & { name: keyof UseCaseDrawings; label: string; drawings: UseCaseDrawings };

/** The folder on the first screen, with the page's form number on its tab. */
export function UseCaseHero({ label, ...rest }: Hero) {
  return (
    <Mockup label={label}>
      <Folder {...rest} />
    </Mockup>
  );
}

/** The drawing beside a statement, or in an office's folder on the hub. */
export function Sample({ drawing, ...rest }: { label: string; drawing: UseCaseDrawing; className?: string }) {
  return (
    <Mockup {...rest}>
      <Drawing {...drawing} />
    </Mockup>
  );
}
