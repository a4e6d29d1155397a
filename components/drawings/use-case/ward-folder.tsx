import { Icon } from '@/components/ui/icon';
import type { UseCaseWords } from '@/lib/schema/drawings';
import { hands } from '../hands';
import { Mark, Sheet } from '../paper';
import { Parts, Run } from '../parts';
import { Rows } from '../records';
import { Signature } from '../writing';
import { Folder } from './folder';
import styles from './ward-folder.module.css';

/** A bed on a ward: the note, who may open it, and who did. */
export function WardFolder({ form, words }: { form: string } & UseCaseWords<'ward'>) {
  return (
    <Folder
      tab={words.tab}
      form={form}
      columns="minmax(0, 3.4fr) minmax(0, 5fr) minmax(0, 3.6fr)"
      aside={<Consent words={words.consent} />}
      main={<Note words={words.note} />}
      margin={
        <div className="grid gap-5">
          <Sheet fold="none" bodyClassName="!py-2">
            <Rows
              rows={[
                ...words.margin.rows,
                {
                  label: words.margin.closed.label,
                  value: (
                    <span className="inline-flex items-center gap-1.5">
                      <Icon name="lock" size={16} />
                      {words.margin.closed.value}
                    </span>
                  ),
                },
              ]}
            />
          </Sheet>
          <div className={`${styles.log} mono`}>
            {words.margin.log.map(({ time, entry }) => (
              <p key={time}>
                <span>{time}</span> <Run parts={entry} />
              </p>
            ))}
          </div>
        </div>
      }
    />
  );
}

function Note({ words }: { words: UseCaseWords<'ward'>['words']['note'] }) {
  return (
    <Sheet title={words.title} note={words.note} cut bodyClassName="!p-0">
      <Trace />
      <div className="px-4.5 pt-2 pb-4">
        <Rows
          rows={[
            {
              label: words.admitted.label,
              value: <span className="font-normal text-body">{words.admitted.value}</span>,
            },
            ...words.read.map(({ label, value }) => ({ label, value: <Mark>{value}</Mark> })),
          ]}
        />
        <p className="mt-3 flex flex-wrap gap-1.5">
          <Parts parts={words.chips} />
        </p>
      </div>
    </Sheet>
  );
}

/** A heart trace on its pink ruled strip. */
function Trace() {
  return (
    <div className={styles.strip}>
      <svg viewBox="0 0 440 72" preserveAspectRatio="none" fill="none" aria-hidden="true">
        <path
          d="M0 44h52l8-7 8 7h14l6 8 9-46 10 58 7-20h22l10-10 11 10h41l8-7 8 7h14l6 8 9-46 10 58 7-20h22l10-10 11 10h41l8-7 8 7h14l6 8 9-46 10 58 7-20h60"
          stroke="var(--color-carbon-950)"
          strokeWidth="2"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </div>
  );
}

function Consent({ words }: { words: UseCaseWords<'ward'>['words']['consent'] }) {
  return (
    <Sheet title={words.title} note={words.note} fold="small" cut>
      <p>{words.text}</p>
      <div className="mt-4 border-b border-carbon-950">
        <Signature width={116} hand={hands.patient} />
      </div>
      <p className="mt-2 flex justify-between text-xs text-muted">
        <span>{words.patient}</span>
        <span className="mono">{words.date}</span>
      </p>
    </Sheet>
  );
}
