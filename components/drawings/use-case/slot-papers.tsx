import type { ComponentType } from 'react';
import type { UseCaseDrawings } from '@/lib/schema/drawings';
import { Frame, ink, Lines, Page, pale, Read, stocks } from './slot-parts';

function Client() {
  return (
    <>
      <Page x={78} y={18} fill="gold" />
      <Page x={64} y={30} fill="mint" />
      <Page x={50} y={42} />
      <path d="M60 68h66v50H60zM60 84h66M60 101h66M92 68v50" stroke={pale} strokeWidth="1.6" />
      <path d="M60 68h66v16H60z" fill={stocks.gold} stroke={ink} strokeWidth="1.6" />
      <Read d="M97 110h24" />
      <path d="m66 92 4 4 8-9" stroke="var(--color-pen-600)" strokeWidth="2.6" />
    </>
  );
}

function Matter() {
  return (
    <>
      <Page x={80} y={16} fill="sky" />
      <Page x={65} y={29} fill="canary" />
      <Page x={50} y={42} />
      <Lines d="M60 62h34" stroke={ink} />
      <Lines d="M60 76h66M60 88h52M60 112h40" />
      <Read d="M58 88h40" />
      <Lines d="M60 88h36" stroke={ink} />
      <path d="M60 100h40" stroke={pale} strokeWidth="3.4" />
      <path d="M58 100h46" stroke="var(--color-pen-600)" strokeWidth="2.4" />
      <path
        d="M106 118c3-9 6-11 8-9s-3 10 0 10 4-6 6-5 0 5 3 5 3-4 6-5"
        stroke="var(--color-pen-600)"
        strokeWidth="2.4"
      />
    </>
  );
}

function Ward() {
  return (
    <>
      <Page x={72} y={24} fill="rose" />
      <Page x={52} y={38} />
      <path d="M66 52h9v8h8v9h-8v8h-9v-8h-8v-9h8z" fill={stocks.mint} stroke={ink} strokeWidth="1.6" />
      <Read d="M92 60h28" />
      <Lines d="M94 60h24" stroke={ink} />
      <Lines d="M94 72h18" />
      <path d="M60 98h12l5-12 8 24 6-16 4 4h31" stroke={ink} strokeWidth="2.2" />
    </>
  );
}

function Policy() {
  const rows = [80, 98, 116];
  return (
    <>
      <Page x={82} y={14} fill="sky" />
      <Page x={67} y={24} fill="mint" />
      <Page x={52} y={36} />
      <Lines d="M62 58h40" stroke={ink} />
      {rows.map((y, row) => (
        <g key={y}>
          <Lines d={`M62 ${y}h22`} />
          {[0, 1, 2].map((column) => (
            <circle
              key={column}
              cx={98 + column * 14}
              cy={y}
              r="4"
              fill={column + row < 3 ? ink : 'var(--color-bond)'}
              stroke={ink}
              strokeWidth="1.6"
            />
          ))}
        </g>
      ))}
    </>
  );
}

function Thesis() {
  return (
    <>
      <Page x={48} y={36} />
      <Lines d="M58 56h50" stroke={ink} />
      <Lines d="M58 70h64M58 96h58M58 109h64M58 122h40" />
      <Read d="M56 83h62" />
      <Lines d="M58 83h58" stroke={ink} />
      <path d="m124 108-6 40 13-8 13 8-6-40" fill={stocks.sky} stroke={ink} strokeWidth="1.6" />
      <circle cx="131" cy="96" r="20" fill={stocks.canary} stroke={ink} strokeWidth="1.6" />
      <path d="m123 96 6 6 10-12" stroke={ink} strokeWidth="2.6" />
    </>
  );
}

const papers: Record<keyof UseCaseDrawings, ComponentType> = {
  client: Client,
  matter: Matter,
  ward: Ward,
  policy: Policy,
  thesis: Thesis,
};

/** The papers in an office's pigeonhole. */
export function SlotPapers({ name }: { name: keyof UseCaseDrawings }) {
  const Papers = papers[name];
  return (
    <Frame>
      <Papers />
    </Frame>
  );
}

/** The pigeonhole for other offices: a dashed page. */
export function EmptySlot() {
  return (
    <Frame>
      <path
        d="M54 150V42h82l14 14v94"
        stroke="var(--color-carbon-400)"
        strokeWidth="1.6"
        strokeDasharray="5 5"
      />
      <path d="M102 84v28M88 98h28" stroke="var(--color-carbon-400)" strokeWidth="3" />
    </Frame>
  );
}
