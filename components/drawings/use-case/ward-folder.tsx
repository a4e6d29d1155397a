import { Icon } from '@/components/ui/icon';
import type { UseCaseWords } from '@/lib/schema/drawings';
import { hands } from '../hands';
import { Chip, Mark, Sheet } from '../paper';
import { Rows } from '../records';
import { Pen, Signature } from '../writing';
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
                words.margin.rows[0],
                words.margin.rows[1],
                {
                  label: words.margin.rows[2].label,
                  value: (
                    <span className="inline-flex items-center gap-1.5">
                      <Icon name="lock" size={16} />
                      {words.margin.rows[2].value}
                    </span>
                  ),
                },
              ]}
            />
          </Sheet>
          <div className={`${styles.log} mono`}>
            <p>
              <span>{words.margin.log[0]}</span> <b>{words.margin.logHead[0]}</b>
              {` ${words.margin.log[1]}`}
            </p>
            <p>
              <span>{words.margin.log[2]}</span> <b>{words.margin.logHead[1]}</b>{' '}
              <Pen>{words.margin.logPen}</Pen>
            </p>
            <p>
              <span>{words.margin.log[3]}</span> <b>{words.margin.logHead[2]}</b>{' '}
              <Mark>{words.margin.logMark}</Mark>
            </p>
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
              label: words.rows[0].label,
              value: <span className="font-normal text-body">{words.rows[0].value}</span>,
            },
            { label: words.rows[1].label, value: <Mark>{words.rows[1].value}</Mark> },
            { label: words.rows[2].label, value: <Mark>{words.rows[2].value}</Mark> },
            { label: words.rows[3].label, value: <Mark>{words.rows[3].value}</Mark> },
          ]}
        />
        <p className="mt-3 flex flex-wrap gap-1.5">
          <Chip stock="mint">{words.chip[0]}</Chip>
          <Chip stock="rose">{words.chip[1]}</Chip>
          <Chip stock="sky">{words.chip[2]}</Chip>
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
      <p>{words.text[0]}</p>
      <div className="mt-4 border-b border-carbon-950">
        <Signature width={116} hand={hands.patient} />
      </div>
      <p className="mt-2 flex justify-between text-xs text-muted">
        <span>{words.text[1]}</span>
        <span className="mono">{words.text[2]}</span>
      </p>
    </Sheet>
  );
}
