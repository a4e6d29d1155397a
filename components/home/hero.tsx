import { ButtonLink } from '@/components/ui/button';
import type { Link } from '@/lib/schema/common';
import type { Home } from '@/lib/schema/home';
import { Desk } from './desk';
import styles from './hero.module.css';

type Props = Home['hero'] & { start: Link; note: string };

/** Headline, the two ways on, and the desk that runs off the lower edge. */
export function Hero({ lines, read, signed, lead, tools, desk, start, note }: Props) {
  return (
    <section className="carbon overflow-x-clip pt-10 lg:pt-17">
      <div className="wrap">
        <div className="grid items-end gap-x-5 gap-y-7 lg:grid-cols-12">
          <h1 className={`lg:col-span-7 ${styles.headline}`}>
            {lines.map((line) => (
              <span key={line} className="block">
                <Marked line={line} read={read} signed={signed} />{' '}
              </span>
            ))}
          </h1>
          <div className="grid gap-x-10 gap-y-6 md:grid-cols-[1fr_auto] md:items-end lg:col-span-5 lg:col-start-8 lg:block lg:pb-1.5">
            <p className="lead">{lead}</p>
            <div className="lg:mt-6">
              <div className="flex flex-wrap gap-3">
                <ButtonLink href={start.href} className="grow md:grow-0">
                  {start.label}
                </ButtonLink>
                <ButtonLink href={tools.href} variant="outline" className="grow md:grow-0">
                  {tools.label}
                </ButtonLink>
              </div>
              <p className="mt-3.5 text-sm">{note}</p>
            </div>
          </div>
        </div>
        <Desk label={desk} />
      </div>
    </section>
  );
}

/** The heading keeps to the legend: what the AI does is marked, what a person does is underlined in pen. */
function Marked({ line, read, signed }: { line: string; read: string; signed: string }) {
  const phrase = [read, signed].find((words) => line.includes(words));
  if (!phrase) return line;
  const [before, after] = line.split(phrase, 2);
  return (
    <>
      {before}
      {phrase === read ? (
        <span className={styles.read}>{read}</span>
      ) : (
        <span className={styles.signed}>
          {signed}
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
