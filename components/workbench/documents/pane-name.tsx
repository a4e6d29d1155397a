type Props = {
  name: string;
  note?: string;
  /** The note is on its own line. */
  below?: boolean;
  className?: string;
};

/** Heading of one of two documents or pictures side by side: its name and a note. */
export const PaneName = ({ name, note, below, className = '' }: Props) => (
  <p
    className={`flex min-h-(--touch) flex-wrap content-center items-baseline justify-between gap-x-3 px-(--side-padding) py-2 text-sm/[1.3] [border-bottom:var(--frame)] ${className}`}
  >
    <b translate="no">{name}</b>
    {note ? <span className={`mono text-carbon-700 ${below ? 'basis-full' : ''}`}>{note}</span> : null}
  </p>
);
