import type { ReactNode } from 'react';
import type { LifeStage } from '@/lib/schema/security';

const ink = 'var(--color-carbon-950)';

function Paper({ dashed }: { dashed?: boolean }) {
  return (
    <>
      <path
        d="M20 8h52l20 20v84H20z"
        fill={dashed ? 'none' : 'var(--color-bond)'}
        stroke={dashed ? 'currentColor' : ink}
        strokeWidth="1.6"
        strokeDasharray={dashed ? '5 4' : undefined}
      />
      {dashed ? null : <path d="M72 8v20h20" fill="var(--color-carbon-200)" stroke={ink} strokeWidth="1.6" />}
    </>
  );
}

const writing = (
  <path
    d="M32 42h34M32 54h48M32 66h40"
    stroke="var(--color-carbon-300)"
    strokeWidth="5"
    strokeLinecap="round"
  />
);

/** The same sheet at five points of its life. */
const stages: Record<LifeStage, ReactNode> = {
  encrypt: (
    <>
      <Paper />
      <path d="M32 36h28M32 48h34" stroke="var(--color-carbon-300)" strokeWidth="5" strokeLinecap="round" />
      <path d="M45 78v-8a11 11 0 0 1 22 0v8" fill="none" stroke={ink} strokeWidth="4" />
      <rect x="37" y="76" width="38" height="27" rx="4" fill={ink} />
      <circle cx="56" cy="87" r="3.4" fill="var(--color-canary-400)" />
      <path d="M56 89v7" stroke="var(--color-canary-400)" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  restrict: (
    <>
      <Paper />
      <g stroke={ink} strokeWidth="1.6">
        {[44, 66, 88].map((y, row) => (
          <g key={y}>
            <circle
              cx="36"
              cy={y}
              r="7"
              fill={['var(--color-mint-300)', 'var(--color-canary-300)', 'var(--color-rose-300)'][row]}
            />
            {[54, 66, 78].map((x, dot) => (
              <circle
                key={x}
                cx={x}
                cy={y}
                r="4"
                fill={dot < 3 - row ? 'var(--color-pen-600)' : 'var(--color-bond)'}
              />
            ))}
          </g>
        ))}
      </g>
    </>
  ),
  log: (
    <>
      <Paper />
      <path
        d="M20.8 40h70.4v12H20.8zM20.8 64h70.4v12H20.8zM20.8 88h70.4v12H20.8z"
        fill="var(--color-mint-200)"
      />
      <path
        d="M28 46h14M28 58h14M28 70h14M28 82h14M28 94h14"
        stroke="var(--color-carbon-500)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M50 46h32M50 58h22M50 70h28M50 82h34M50 94h20"
        stroke={ink}
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  ),
  retain: (
    <>
      <Paper />
      {writing}
      <path d="M20 82h72v14H20z" fill="var(--color-gold-300)" stroke={ink} strokeWidth="1.6" />
      <path d="M38 82v14M56 82v14M74 82v14" stroke={ink} strokeWidth="1.6" />
      <circle cx="92" cy="89" r="13" fill="var(--color-bond)" stroke={ink} strokeWidth="1.6" />
      <path d="M92 81v8l5 4" fill="none" stroke={ink} strokeWidth="2.4" strokeLinecap="round" />
    </>
  ),
  delete: (
    <>
      <Paper dashed />
      <path d="M20 62h86v20H20z" fill="var(--color-mint-200)" stroke={ink} strokeWidth="1.6" />
      <path d="M28 72h11M47 72h27" stroke={ink} strokeWidth="3" strokeLinecap="round" />
      <path
        d="m84 72 4 4 8-9"
        fill="none"
        stroke="var(--color-pen-600)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  ),
};

export function LifeStageDrawing({ name, className = '' }: { name: LifeStage; className?: string }) {
  return (
    <svg viewBox="0 0 112 120" width={112} height={120} fill="none" aria-hidden="true" className={className}>
      {stages[name]}
    </svg>
  );
}
