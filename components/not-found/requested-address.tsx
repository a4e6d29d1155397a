'use client';

import { useAddress } from './use-address';

const longest = 48;

/** The address that was asked for, as text, shortened where it would fill the page. */
export function RequestedAddress({ unknown }: { unknown: string }) {
  const address = useAddress();
  if (!address) return <span data-island="now">{unknown}</span>;
  return (
    <span
      data-island="now"
      className="inline-block max-w-full border-b-[1.5px] border-dashed border-control font-mono text-base leading-snug wrap-break-word text-ink"
    >
      {address.length > longest ? `${address.slice(0, longest)}…` : address}
    </span>
  );
}
