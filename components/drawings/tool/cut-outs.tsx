import { Photo } from './photos';

/** Chequerboard for transparency. */
function Nothing() {
  return (
    <>
      <path d="M0 0h120v84H0z" fill="var(--color-bond)" stroke="none" />
      <path
        d="M0 3h120M6 9h120M0 15h120M6 21h120M0 27h120M6 33h120M0 39h120M6 45h120M0 51h120M6 57h120M0 63h120M6 69h120M0 75h120M6 81h120"
        stroke="var(--color-carbon-200)"
        strokeWidth="6"
        strokeDasharray="6"
        strokeLinecap="butt"
      />
    </>
  );
}

/** A person at the office, with the outline that the AI found; or cut out. */
export function Portrait({ cut }: { cut?: boolean }) {
  return (
    <Photo box="0 0 120 84">
      {cut ? (
        <Nothing />
      ) : (
        <>
          <path d="M0 0h120v84H0z" fill="var(--color-carbon-300)" stroke="none" />
          <path d="M8 10h26v36H8zM21 10v36M8 28h26" fill="var(--color-bond)" />
          <path d="M88 30h24v54H88zM88 48h24M88 66h24M97 39h6M97 57h6M97 75h6" fill="var(--color-gold-300)" />
          <g stroke="var(--color-canary-400)" strokeWidth="8">
            <path d="M34 84c0-20 10-30 26-30s26 10 26 30" />
            <circle cx="60" cy="37" r="15" />
          </g>
        </>
      )}
      <path d="M34 84c0-20 10-30 26-30s26 10 26 30z" fill="var(--color-rose-300)" />
      <path d="M52 56l8 10 8-10" fill="var(--color-bond)" />
      <circle cx="60" cy="37" r="15" fill="var(--color-bond)" />
      <path d="M54.5 37.5v1.5M65.5 37.5v1.5M56 45c2.5 2 5.5 2 8 0" />
      <path
        d="M45 37c0-12 6-18 15-18s15 6 15 18c-3-8-8-10-14-10-8 0-12 3-16 10z"
        fill="var(--color-carbon-950)"
      />
    </Photo>
  );
}

/** A round office stamp on a typed page, with the outline that the AI found; or cut out. */
export function StampPhoto({ cut }: { cut?: boolean }) {
  return (
    <Photo box="0 0 120 84">
      {cut ? (
        <Nothing />
      ) : (
        <>
          <path d="M0 0h120v84H0z" fill="var(--color-gold-300)" stroke="none" />
          <path d="M14-6h96l-6 96H8z" fill="var(--color-bond)" />
          <path d="M24 10h40M23 20h28M22 64h12M21 74h18" stroke="var(--color-carbon-400)" strokeWidth="2.6" />
          <circle cx="68" cy="44" r="30" stroke="var(--color-canary-400)" strokeWidth="8" />
        </>
      )}
      <g stroke="var(--color-pen-600)" transform="rotate(-12 68 44)">
        <circle cx="68" cy="44" r="28" strokeWidth="3" fill={cut ? 'none' : 'var(--color-bond)'} />
        <circle cx="68" cy="44" r="17" />
        <circle
          cx="68"
          cy="44"
          r="22.5"
          strokeWidth="5"
          strokeDasharray="1.6 2.2 3 2 1.6 3"
          strokeLinecap="butt"
        />
        <path d="M58 40h20M61 48h14" strokeWidth="4" />
      </g>
    </Photo>
  );
}
