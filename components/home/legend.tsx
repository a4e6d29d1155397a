import type { ReactNode } from 'react';
import type { Home } from '@/lib/schema/home';

type Sign = Home['legend']['keys'][number]['sign'];

const ink = { stroke: 'var(--color-carbon-950)', strokeWidth: 1.6 };

const drawings: Record<Sign, ReactNode> = {
  sheet: (
    <g {...ink}>
      <path d="M1 3h20l8 8v26H1z" fill="var(--color-bond)" />
      <path d="M21 3v8h8" fill="var(--color-carbon-200)" />
    </g>
  ),
  copies: (
    <g {...ink}>
      <path d="M11 3h22v27H11z" fill="var(--color-sky-300)" />
      <path d="M6 7h22v27H6z" fill="var(--color-mint-300)" />
      <path d="M1 11h22v27H1z" fill="var(--color-rose-300)" />
    </g>
  ),
  marker: (
    <>
      <path d="M1 14l38-3 .5 15L2 29z" fill="var(--color-canary-400)" />
      <path d="M7 20.5h28" stroke="var(--color-carbon-950)" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  pen: (
    <path
      d="M1 25c4-14 8-20 10-17s-4 17-2 18 5-10 7-10-1 8 2 8 3-8 5-8 0 8 3 8 5-13 7-13-2 13 1 13 5-3 8-6"
      stroke="var(--link)"
      strokeWidth="2.8"
      strokeLinecap="round"
    />
  ),
};

/** Legend of the page's colours. */
export function Legend({ label, keys }: Home['legend']) {
  return (
    <section aria-label={label} className="border-b-[1.5px] border-line">
      <ul className="wrap grid gap-x-5 gap-y-3 py-6 sm:grid-cols-2 sm:gap-y-5 lg:grid-cols-4">
        {keys.map(({ sign, name, meaning }) => (
          <li key={sign} className="flex items-center gap-3.5 text-sm leading-[1.35]">
            <svg
              width="42"
              height="42"
              viewBox="0 0 42 42"
              fill="none"
              aria-hidden="true"
              className="shrink-0"
            >
              {drawings[sign]}
            </svg>
            <span>
              <b className="font-semibold sm:block">{name}</b>
              {` ${meaning}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
