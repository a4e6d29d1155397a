import type { UseCaseDrawings } from '@/lib/schema/drawings';
import { byName } from '../by-name';
import { Drawing } from '../drawing';
import { ClientFolder } from './client-folder';
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
    <Drawing label={label}>
      <Folder {...rest} />
    </Drawing>
  );
}
