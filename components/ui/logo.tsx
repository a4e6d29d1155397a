/**
 * Three offset sheets, canary behind white: the mark of the product. In plain sRGB and without custom properties, since
 * the renderer of the sharing pictures draws it too.
 */
export function LogoMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 30 30" fill="none" aria-hidden="true" className="shrink-0">
      <path d="M11 2.5h10l5 5V20H11z" fill="#f9b5c0" stroke="#0b1326" strokeWidth="1.5" />
      <path d="M7.5 5.5h10l5 5V24h-15z" fill="#f4e14a" stroke="#0b1326" strokeWidth="1.5" />
      <path d="M4 9h10l5 5v13.5H4z" fill="#fff" stroke="#0b1326" strokeWidth="1.5" />
      <path d="M14 9v5h5" fill="#d6dde6" stroke="#0b1326" strokeWidth="1.5" strokeLinejoin="round" />
      <path d="M7.5 19h8M7.5 23h5" stroke="#234cc6" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
