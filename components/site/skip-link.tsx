/** First stop of the keyboard on every page (WCAG 2.4.1). */
export function SkipLink({ label }: { label: string }) {
  return (
    <a
      href="#main"
      className="print:hidden forced-colors:border fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-canary-400 px-4 py-3 font-semibold text-carbon-950 no-underline focus:translate-y-0"
    >
      {label}
    </a>
  );
}
