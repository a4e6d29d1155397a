'use client';

import { island } from '@/lib/islands';
import { useAddress } from './use-address';

const longest = 48;
/** Characters that fit on one line of a phone, including the full stop. */
const oneLine = 26;

/** The requested address as text, shortened if very long. */
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
