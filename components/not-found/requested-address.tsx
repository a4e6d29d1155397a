'use client';

import { island } from '@/lib/islands';
import { useAddress } from './use-address';

const longest = 48;
/** Characters that fit on one line of a phone, with the stop behind them. */
const oneLine = 26;

/** The address that was asked for, as text, shortened where it would fill the page. */
export function RequestedAddress({ unknown }: { unknown: string }) {
  const address = useAddress();
  if (!address) return <span {...island('now')}>{unknown}</span>;
  return (
    <span
      {...island('now')}
      className={`font-mono text-base text-ink ${address.length > oneLine ? 'break-all' : 'whitespace-nowrap'}`}
    >
      {address.length > longest ? `${address.slice(0, longest)}…` : address}
    </span>
  );
}
