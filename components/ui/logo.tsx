import { colours } from '@/lib/colours';

/**
 * The product's logo: three offset sheets. Its outline, not its box, is aligned with the text of the page. Colours are
 * sRGB values without custom properties, since the share images use the logo too.
 */
export function LogoMark({ size = 28 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 30 30"
      fill="none"
      aria-hidden="true"
      className="-ml-[3px] shrink-0"
    >
      <path
        d="M11 2.5h10l5 5V20H11z"
        fill={colours['rose-300']}
        stroke={colours['carbon-950']}
        strokeWidth="1.5"
      />
      <path
        d="M7.5 5.5h10l5 5V24h-15z"
        fill={colours['canary-400']}
        stroke={colours['carbon-950']}
        strokeWidth="1.5"
      />
      <path d="M4 9h10l5 5v13.5H4z" fill={colours.bond} stroke={colours['carbon-950']} strokeWidth="1.5" />
      <path
        d="M14 9v5h5"
        fill={colours['carbon-200']}
        stroke={colours['carbon-950']}
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path d="M7.5 19h8M7.5 23h5" stroke={colours['pen-600']} strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
