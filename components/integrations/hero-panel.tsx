import type { ReactNode } from 'react';
import { ApiCall } from '@/components/mockups/integration/api-call';
import { Automation } from '@/components/mockups/integration/automation';
import { ChosenFolders } from '@/components/mockups/integration/chosen-folders';
import { MailIn } from '@/components/mockups/integration/mail-in';
import type { PanelMockupProps } from '@/components/mockups/integration/panel';
import { TwoTrees } from '@/components/mockups/integration/two-trees';
import { Mockup } from '@/components/mockups/mockup';
import type { IntegrationDrawings, Words } from '@/lib/schema/drawings/integrations';

type Heroes = IntegrationDrawings['heroes'];

const panels: { [Name in keyof Heroes]: (props: PanelMockupProps & Words<'heroes', Name>) => ReactNode } = {
  'two-trees': TwoTrees,
  'chosen-folders': ChosenFolders,
  'mail-in': MailIn,
  automation: Automation,
  'api-call': ApiCall,
};

type Props<Name extends keyof Heroes> = PanelMockupProps & { name: Name; label: string; drawings: Heroes };

/** The dark panel that content names. */
export function HeroPanel<Name extends keyof Heroes>({ name, label, drawings, ...rest }: Props<Name>) {
  const Drawing: (props: PanelMockupProps & { words: Heroes[Name] }) => ReactNode = panels[name];
  return (
    <Mockup label={label} className="h-full">
      <Drawing {...rest} words={drawings[name]} />
    </Mockup>
  );
}
