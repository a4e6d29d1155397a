import type { ComponentType } from 'react';
import { Mockup } from '@/components/mockups/mockup';
import { ClientFolder } from '@/components/mockups/use-case/client-folder';
import { MatterFolder } from '@/components/mockups/use-case/matter-folder';
import { PolicyFolder } from '@/components/mockups/use-case/policy-folder';
import { ThesisFolder } from '@/components/mockups/use-case/thesis-folder';
import { WardFolder } from '@/components/mockups/use-case/ward-folder';
import type { UseCaseMockupName } from '@/lib/schema/use-cases';

type FolderMockupProps = { form: string; note?: string };

const folders: Record<UseCaseMockupName, ComponentType<FolderMockupProps>> = {
  client: ClientFolder,
  matter: MatterFolder,
  ward: WardFolder,
  policy: PolicyFolder,
  thesis: ThesisFolder,
};

/** The folder that content names, with the page's form number on its tab. */
export function HeroFolder({
  name,
  label,
  ...rest
}: FolderMockupProps & { name: UseCaseMockupName; label: string }) {
  const Folder = folders[name];
  return (
    <Mockup label={label}>
      <Folder {...rest} />
    </Mockup>
  );
}
