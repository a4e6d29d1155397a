import type { ComponentType } from 'react';
import { Mockup } from '@/components/mockups/mockup';
import type { UseCase, UseCaseMomentName } from '@/lib/schema/use-cases';
import { BillFiled } from './moments/bill-filed';
import { LinkEnded } from './moments/link-ended';
import { MatchInPlace } from './moments/match-in-place';
import { OneContract } from './moments/one-contract';
import { TwoSearches } from './moments/two-searches';

const moments: Record<UseCaseMomentName, ComponentType<{ note?: string }>> = {
  'bill-filed': BillFiled,
  'link-ended': LinkEnded,
  'two-searches': TwoSearches,
  'one-contract': OneContract,
  'match-in-place': MatchInPlace,
};

/** The drawing in an office's folder on the hub: a moment that its own page does not draw. */
export function Moment({ name, label, note }: UseCase['card']['moment']) {
  const Drawing = moments[name];
  return (
    <Mockup label={label}>
      <Drawing note={note} />
    </Mockup>
  );
}
