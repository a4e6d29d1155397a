import type { ReactNode } from 'react';
import { Mockup } from '@/components/drawings/mockup';
import { ClientFolder } from '@/components/drawings/use-case/client-folder';
import { MatterFolder } from '@/components/drawings/use-case/matter-folder';
import { PolicyFolder } from '@/components/drawings/use-case/policy-folder';
import { ThesisFolder } from '@/components/drawings/use-case/thesis-folder';
import { WardFolder } from '@/components/drawings/use-case/ward-folder';
import type { UseCaseDrawings, Words } from '@/lib/schema/drawings/use-cases';

type Heroes = UseCaseDrawings['heroes'];
type OfPage = { form: string; note?: string };

const folders: { [Name in keyof Heroes]: (props: OfPage & Words<'heroes', Name>) => ReactNode } = {
  client: ClientFolder,
  matter: MatterFolder,
  ward: WardFolder,
  policy: PolicyFolder,
  thesis: ThesisFolder,
};

type Props<Name extends keyof Heroes> = OfPage & { name: Name; label: string; drawings: Heroes };

/** The folder that content names, with the page's form number on its tab. */
export function HeroFolder<Name extends keyof Heroes>({ name, label, drawings, ...ofPage }: Props<Name>) {
  const Folder: (props: OfPage & { words: Heroes[Name] }) => ReactNode = folders[name];
  return (
    <Mockup label={label}>
      <Folder {...ofPage} words={drawings[name]} />
    </Mockup>
  );
}
