const glyphs = {
  header: 'M3 4h18v5H3zM3 14h12M3 18h8',
  parties:
    'M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3 19c0-3 2-5 5-5s5 2 5 5M16 11a2.5 2.5 0 1 0 0-5M17 14c2.5.4 4 2 4 5',
  clause: 'M4 5h16M4 10h16M4 15h16M4 20h9',
  table: 'M3 5h18v14H3zM3 10h18M9 5v14M15 5v14',
  signature: 'M3 17c3-8 6-11 7.5-9.5S7 17 9 17s4-5 5.5-5-.5 4 1.5 4 3-1.5 5-2M3 21h18',
  image: 'M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 5',
} as const;

type BlockKind = keyof typeof glyphs;

/** Icon of a kind of block. */
export function BlockGlyph({ kind }: { kind: BlockKind }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="shrink-0"
    >
      <path d={glyphs[kind]} />
    </svg>
  );
}

/** Logo on the customer's letterhead: a gable over a door. */
export function FirmMark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true" className="shrink-0">
      <path d="M2 11 12 2l10 9v11H2z" fill="var(--color-carbon-950)" />
      <path d="M9 22v-8h6v8z" fill="var(--color-bond)" />
    </svg>
  );
}
