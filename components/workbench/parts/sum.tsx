/** Above the main button: the total, and what still blocks the button. */
export function Sum({ figure, text, end }: { figure: string; text?: string; end?: string }) {
  return (
    <p className="flex items-baseline justify-between gap-4 text-sm/[1.4] text-carbon-950">
      <span>
        <b className="text-(length:--text-lg) tracking-[-0.015em] max-md:text-(length:--text-base)">
          {figure}
        </b>{' '}
        {text}
      </span>
      {end ? <span>{end}</span> : null}
    </p>
  );
}
