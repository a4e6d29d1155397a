import type { IntegrationDrawings } from '@/lib/schema/drawings/integrations';
import { byName } from '../by-name';
import { ApiCall } from './api-call';
import { Automation } from './automation';
import { ChosenFolders } from './chosen-folders';
import { Allow, Arrive, Choose } from './connection-steps';
import { MailIn } from './mail-in';
import type { PanelMockupProps } from './panel';
import { TwoTrees } from './two-trees';

/** The dark panel on the first screen. */
export const IntegrationHero = byName<IntegrationDrawings['heroes'], PanelMockupProps>({
  'two-trees': TwoTrees,
  'chosen-folders': ChosenFolders,
  'mail-in': MailIn,
  automation: Automation,
  'api-call': ApiCall,
});

/** The paper of one step: a permission, a choice, the first arrival. */
export const ConnectionStep = byName<IntegrationDrawings['steps']>({
  allow: Allow,
  choose: Choose,
  arrive: Arrive,
});
