import type { ReactNode } from 'react';
import type { DoesDrawing, IntegrationDrawings } from '@/lib/schema/drawings';
import { byName } from '../by-name';
import { Drawing } from '../drawing';
import { ApiCall } from './api-call';
import { Automation } from './automation';
import { ChosenFolders } from './chosen-folders';
import { Allow, Arrive, Choose } from './connection-steps';
import { MailIn } from './mail-in';
import type { HeroProps } from './props';
import { TwoTrees } from './two-trees';
import { Calls } from './what-it-does/calls';
import { MailApart } from './what-it-does/mail-apart';
import { PathMap } from './what-it-does/path-map';
import type { Drawn } from './what-it-does/props';
import { Switchboard } from './what-it-does/switchboard';
import { SyncLedger } from './what-it-does/sync-ledger';

const Named = byName<IntegrationDrawings['heroes'], HeroProps>({
  'two-trees': TwoTrees,
  'chosen-folders': ChosenFolders,
  'mail-in': MailIn,
  automation: Automation,
  'api-call': ApiCall,
});

type Hero = HeroProps & {
  label: string;
  name: keyof IntegrationDrawings['heroes'];
  drawings: IntegrationDrawings['heroes'];
};

/** The drawing of the first screen, on its dark ground. */
export function IntegrationHero({ label, ...rest }: Hero) {
  return (
    <Drawing label={label} className="h-full">
      <Named {...rest} />
    </Drawing>
  );
}

/** The paper of one step: a permission, a choice, the first arrival. */
export const ConnectionStep = byName<IntegrationDrawings['steps']>({
  allow: Allow,
  choose: Choose,
  arrive: Arrive,
});

const does: { [Kind in DoesDrawing['kind']]: (props: Drawn<Kind>) => ReactNode } = {
  sync: SyncLedger,
  paths: PathMap,
  mail: MailApart,
  switchboard: Switchboard,
  calls: Calls,
};

/** The five things that it does, in the form that fits the page's subject. */
export function DoesDrawn(props: Drawn<DoesDrawing['kind']>) {
  const Section = does[props.drawing.kind] as (props: Drawn<DoesDrawing['kind']>) => ReactNode;
  return <Section {...props} />;
}
