import type { ComponentType } from 'react';
import { ApiCall } from '@/components/mockups/integration/api-call';
import { Automation } from '@/components/mockups/integration/automation';
import { ChosenFolders } from '@/components/mockups/integration/chosen-folders';
import { MailIn } from '@/components/mockups/integration/mail-in';
import type { PanelMockupProps } from '@/components/mockups/integration/panel';
import { TwoTrees } from '@/components/mockups/integration/two-trees';
import { Mockup } from '@/components/mockups/mockup';
import type { IntegrationMockupName } from '@/lib/schema/integrations';

const panels: Record<IntegrationMockupName, ComponentType<PanelMockupProps>> = {
  'two-trees': TwoTrees,
  'chosen-folders': ChosenFolders,
  'mail-in': MailIn,
  automation: Automation,
  'api-call': ApiCall,
};

/** The dark panel that content names. */
export function HeroPanel({
  name,
  label,
  ...rest
}: PanelMockupProps & { name: IntegrationMockupName; label: string }) {
  const Drawing = panels[name];
  return (
    <Mockup label={label} className="h-full">
      <Drawing {...rest} />
    </Mockup>
  );
}
