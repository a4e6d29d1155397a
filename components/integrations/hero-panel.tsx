import type { ReactNode } from 'react';
import { ApiCall } from '@/components/drawings/integration/api-call';
import { Automation } from '@/components/drawings/integration/automation';
import { ChosenFolders } from '@/components/drawings/integration/chosen-folders';
import { MailIn } from '@/components/drawings/integration/mail-in';
import type { PanelMockupProps } from '@/components/drawings/integration/panel';
import { TwoTrees } from '@/components/drawings/integration/two-trees';
import { Mockup } from '@/components/drawings/mockup';
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
