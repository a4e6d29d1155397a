import type { ReactNode } from 'react';

export const ink = 'var(--color-carbon-950)';
export const pale = 'var(--color-carbon-300)';
export const stocks = {
  canary: 'var(--color-canary-300)',
  rose: 'var(--color-rose-300)',
  mint: 'var(--color-mint-300)',
  sky: 'var(--color-sky-300)',
  gold: 'var(--color-gold-300)',
  bond: 'var(--color-bond)',
};

type PageProps = { x: number; y: number; fill?: keyof typeof stocks };

/** A standing page; its foot is below the drawing. */
export function Page({ x, y, fill = 'bond' }: PageProps) {
  return (
    <>
      <path d={`M${x} 150V${y}h82l14 14v136z`} fill={stocks[fill]} stroke={ink} strokeWidth="1.6" />
      <path d={`M${x + 82} ${y}v14h14`} fill="var(--color-carbon-200)" stroke={ink} strokeWidth="1.6" />
    </>
  );
}

export function Lines({ d, stroke = pale }: { d: string; stroke?: string }) {
  return <path d={d} stroke={stroke} strokeWidth="3.4" />;
}

export function Read({ d }: { d: string }) {
  return <path d={d} stroke="var(--color-canary-400)" strokeWidth="10" strokeLinecap="butt" />;
}

export function Frame({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="20 8 160 124"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="block w-full"
    >
      {children}
    </svg>
  );
}
