import { ButtonLink } from '@/components/ui/button';
import type { Link } from '@/lib/schema/common';
import type { Home } from '@/lib/schema/home';
import styles from './hero.module.css';
import { Samples } from './samples';

type Props = Home['hero'] & {
  start: Link;
  note: string;
  samples: Home['samples'];
  /** For phones: a label for the page's file field, which is far below. Id of the field, and texts of the label. */
  file: { id: string; ask: string; choose: string };
};

/** What the product is and for whom, the two main links, and sample documents. */
export function Hero({
  kind,
  lines,
  readPhrase,
  signedPhrase,
  lead,
  tools,
  start,
  note,
  samples,
  file,
}: Props) {
  return (
    <section className="carbon overflow-x-clip pt-7">
      <div className="wrap">
        <div className="grid items-end gap-x-5 gap-y-6 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <p className="mb-2.5 text-sm leading-snug font-semibold text-ink sm:text-base">{kind}</p>
            <h1 className="text-display">
              {lines.map((line) => (
                <span key={line} className="block">
                  <Marked {...{ line, readPhrase, signedPhrase }} />{' '}
                </span>
              ))}
            </h1>
          </div>
          <div className="grid gap-x-8 gap-y-5 md:grid-cols-[1fr_auto] md:items-center lg:col-span-5 lg:col-start-8 lg:block lg:pb-1.5">
            <p className="lead">{lead}</p>
            <div className="lg:mt-5">
              <div className="flex flex-wrap gap-3">
                <ButtonLink href={start.href} className="grow md:grow-0">
                  {start.label}
                </ButtonLink>
                <ButtonLink href={tools.href} variant="outline" className="grow md:grow-0">
                  {tools.label}
                </ButtonLink>
              </div>
              <p className="mt-3">{note}</p>
              <label
                htmlFor={file.id}
                className="mt-4 flex min-h-(--touch) items-center justify-between gap-4 rounded-control border-[1.5px] border-dashed border-control px-4 py-2.5 md:hidden noscript:hidden"
              >
                {file.ask}
                <b className="shrink-0 text-ink underline underline-offset-[0.3em]">{file.choose}</b>
              </label>
            </div>
          </div>
        </div>
        <Samples {...samples} />
      </div>
    </section>
  );
}

type MarkedProps = { line: string; readPhrase: string; signedPhrase: string };

/** A line of the heading, with the marks that the legend explains: yellow for the AI's work, pen for a person's. */
function Marked({ line, readPhrase, signedPhrase }: MarkedProps) {
  const phrase = [readPhrase, signedPhrase].find((phrase) => line.includes(phrase));
  if (!phrase) return line;
  const [before, after] = line.split(phrase, 2);
  return (
    <>
      {before}
      {phrase === readPhrase ? (
        <span className={styles.read}>{readPhrase}</span>
      ) : (
        <span className={styles.signed}>
          {signedPhrase}
          <svg viewBox="0 0 300 20" preserveAspectRatio="none" fill="none" aria-hidden="true">
            <path
              d="M3 13C60 5 150 2 296 6 220 7 150 10 96 17"
              stroke="var(--color-pen-300)"
              strokeLinecap="round"
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
        </span>
      )}
      {after}
    </>
  );
}
