'use client';

import { island } from '@/lib/islands';
import { useAddress } from './use-address';

const longest = 48;

/** The same before and after the address is known: the page's style sheet has only what its HTML names. */
const look = 'inline-block max-w-full text-ink';

/** The requested address as text, on one line if it fits, shortened if very long. */
export function RequestedAddress({ unknown }: { unknown: string }) {
  const address = useAddress();
  const text = address && address.length > longest ? `${address.slice(0, longest)}…` : address;
  return (
    <span {...island('now')} className={look}>
      {text ?? unknown}
    </span>
  );
}
