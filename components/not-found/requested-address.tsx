'use client';

import { island } from '@/lib/islands';
import { useAddress } from './use-address';

const maxLength = 48;

type Props = {
  unknown: string;
  /** Punctuation after the address, which must not start a line. */
  end: string;
};

/** The requested address as text, on one line if it fits, shortened if very long. */
export function RequestedAddress({ unknown, end }: Props) {
  const address = useAddress();
  const text = address && address.length > maxLength ? `${address.slice(0, maxLength)}…` : address;
  return (
    // The same classes before and after the address is known: the inlined style sheet has only classes of the built HTML.
    <span {...island('now')} className="inline-block max-w-full">
      <span className="text-ink">{text ?? unknown}</span>
      {end}
    </span>
  );
}
