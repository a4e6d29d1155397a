import type { ReactNode } from 'react';
import { Mockup } from '@/components/drawings/mockup';
import type { UseCaseDrawings, Words } from '@/lib/schema/drawings/use-cases';
import { BillFiled } from './moments/bill-filed';
import { LinkEnded } from './moments/link-ended';
import { MatchInPlace } from './moments/match-in-place';
import { OneContract } from './moments/one-contract';
import { TwoSearches } from './moments/two-searches';

type Drawings = UseCaseDrawings['moments'];

const moments: {
  [Name in keyof Drawings]: (props: { note?: string } & Words<'moments', Name>) => ReactNode;
} = {
  'bill-filed': BillFiled,
  'link-ended': LinkEnded,
  'two-searches': TwoSearches,
  'one-contract': OneContract,
  'match-in-place': MatchInPlace,
};

type Props<Name extends keyof Drawings> = {
  name: Name;
  label: string;
  note?: string | undefined;
  drawings: Drawings;
};

/** The drawing in an office's folder on the hub: a moment that its own page does not draw. */
export function Moment<Name extends keyof Drawings>({ name, label, note, drawings }: Props<Name>) {
  const Drawing: (props: { note?: string | undefined; words: Drawings[Name] }) => ReactNode = moments[name];
  return (
    <Mockup label={label}>
      <Drawing note={note} words={drawings[name]} />
    </Mockup>
  );
}
