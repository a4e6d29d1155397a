'use client';

import { useAddress } from './use-address';

const longest = 48;

/** The address that was asked for, as text, shortened where it would fill the page. */
export function RequestedAddress({ unknown }: { unknown: string }) {
  const address = useAddress();
  if (!address) return unknown;
  const shown = address.length > longest ? `${address.slice(0, longest)}…` : address;
  return (
    <span className="border-b-[1.5px] border-dashed border-control font-mono text-base break-all text-ink">
      {shown}
    </span>
  );
}
