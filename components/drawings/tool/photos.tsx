import type { ReactNode } from 'react';

/** Strokes and joins that all photos share. */
export function Photo({ box, children }: { box: string; children: ReactNode }) {
  return (
    <svg
      viewBox={box}
      fill="none"
      stroke="var(--color-carbon-950)"
      strokeWidth="1.6"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** A bill on a desk, taken with a phone: its front with the sum, or its back with the small print. */
export function BillPhoto({ back }: { back?: boolean }) {
  return (
    <Photo box="0 0 84 112">
      <path d="M0 0h84v112H0z" fill="var(--color-gold-300)" stroke="none" />
      <g transform={back ? 'rotate(5 42 56)' : 'rotate(-4 42 56)'}>
        <path d="M18 14h48v82l-6-4-6 4-6-4-6 4-6-4-6 4-6-4-6 4z" fill="var(--color-bond)" />
        {back ? (
          <path
            d="M25 26h34M25 33h34M25 40h34M25 47h34M25 54h22"
            stroke="var(--color-carbon-300)"
            strokeWidth="2.6"
          />
        ) : (
          <>
            <path d="M25 25h22" strokeWidth="4" />
            <path
              d="M25 38h20M25 47h16M25 56h20M55 38h4M55 47h4M55 56h4"
              stroke="var(--color-carbon-400)"
              strokeWidth="2.6"
            />
            <path d="M25 66h34" strokeDasharray="3 4" />
            <path d="M25 78h10M47 78h12" strokeWidth="4" />
          </>
        )}
      </g>
    </Photo>
  );
}

/** A warranty card with its seal, on the same desk. */
export function CardPhoto() {
  return (
    <Photo box="0 0 84 112">
      <path d="M0 0h84v112H0z" fill="var(--color-gold-300)" stroke="none" />
      <g transform="rotate(-3 42 56)">
        <path d="M12 32h60v48H12z" fill="var(--color-bond)" />
        <path d="M16 36h52v40H16z" strokeWidth="1" />
        <path d="M24 46h26" strokeWidth="4" />
        <path d="M24 56h18M24 64h14" stroke="var(--color-carbon-400)" strokeWidth="2.6" />
        <path d="M52 64l-3 14 8-4 8 4-3-14" fill="var(--color-sky-300)" />
        <circle cx="57" cy="60" r="8" fill="var(--color-sky-300)" />
      </g>
    </Photo>
  );
}

/** Three house fronts on a street, and a tree. */
export function StreetPhoto() {
  return (
    <Photo box="0 0 120 84">
      <path d="M0 0h120v84H0z" fill="var(--color-sky-300)" stroke="none" />
      <path d="M0 70h120v14H0z" fill="var(--color-carbon-300)" stroke="none" />
      <path d="M6 70V30h26v40z" fill="var(--color-gold-300)" />
      <path d="M32 70V38l15-16 15 16v32z" fill="var(--color-bond)" />
      <path d="M62 70V24h24v46z" fill="var(--color-rose-300)" />
      <path d="M3 30h32M59 24h30" strokeWidth="3" />
      <path
        d="M11 38h6v8h-6zM21 38h6v8h-6zM11 54h6v8h-6zM43 36h8v8h-8zM67 32h5v8h-5zM76 32h5v8h-5zM67 48h5v8h-5zM76 48h5v8h-5z"
        fill="var(--color-carbon-100)"
      />
      <path d="M21 70V54h6v16zM42 70V54h10v16z" fill="var(--color-carbon-950)" />
      <path d="M102 70V46" strokeWidth="3" />
      <circle cx="102" cy="40" r="13" fill="var(--color-mint-300)" />
      <path d="M0 70h120" />
      <path d="M6 77h16M38 77h16M70 77h16M102 77h16" stroke="var(--color-bond)" strokeWidth="2.4" />
    </Photo>
  );
}

/** Walls, doors and rooms of a flat. */
export function FloorPlan() {
  return (
    <Photo box="0 0 120 84">
      <path d="M0 0h120v84H0z" fill="var(--color-bond)" stroke="none" />
      <path d="M16 14h50v26H16z" fill="var(--color-sky-300)" stroke="none" />
      <path d="M66 48h38v22H66z" fill="var(--color-mint-300)" stroke="none" />
      <path d="M44 70H16V14h88v56H60M66 14v14M66 40v30M16 40h22M50 40h16M66 48h12M92 48h12" strokeWidth="3" />
      <path d="M44 70a16 16 0 0 1 16-16v16M38 40a12 12 0 0 1 12-12v12" strokeWidth="1.2" />
    </Photo>
  );
}
