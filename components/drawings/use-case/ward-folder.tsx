import { Icon } from '@/components/ui/icon';
import type { UseCaseCopy } from '@/lib/schema/drawings';
import { Mark, Sheet } from '../paper';
import { Parts, Run } from '../parts';
import { Rows } from '../records';
import { signaturePaths } from '../signature-paths';
import { Signature } from '../writing';
import { Folder } from './folder';
import styles from './ward-folder.module.css';

/** A bed on a ward: the note, who may open it, and who did. */
export function WardFolder({ form, copy }: { form: string } & UseCaseCopy<'ward'>) {
  return (
    <Folder
      tab={copy.tab}
      form={form}
      columns="minmax(0, 3.4fr) minmax(0, 5fr) minmax(0, 3.6fr)"
      aside={<Consent copy={copy.consent} />}
      main={<Note copy={copy.note} />}
      margin={
        <div className="grid gap-5">
          <Sheet fold="none" bodyClassName="!py-2">
            <Rows
              rows={[
                ...copy.margin.rows,
                {
                  label: copy.margin.closed.label,
                  value: (
                    <span className="inline-flex items-center gap-1.5">
                      <Icon name="lock" size={16} />
                      {copy.margin.closed.value}
                    </span>
                  ),
                },
              ]}
            />
          </Sheet>
          <div className={`${styles.log} mono`}>
            {copy.margin.log.map(({ time, entry }) => (
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

function Note({ copy }: { copy: UseCaseCopy<'ward'>['copy']['note'] }) {
  return (
    <Sheet title={copy.title} note={copy.note} cut bodyClassName="!p-0">
      <Trace />
      <div className="px-4.5 pt-2 pb-4">
        <Rows
          rows={[
            {
              label: copy.admitted.label,
              value: <span className="font-normal text-body">{copy.admitted.value}</span>,
            },
            ...copy.read.map(({ label, value }) => ({ label, value: <Mark>{value}</Mark> })),
          ]}
        />
        <p className="mt-3 flex flex-wrap gap-1.5">
          <Parts parts={copy.chips} />
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

function Consent({ copy }: { copy: UseCaseCopy<'ward'>['copy']['consent'] }) {
  return (
    <Sheet title={copy.title} note={copy.note} fold="small" cut>
      <p>{copy.text}</p>
      <div className="mt-4 border-b border-carbon-950">
        <Signature width={116} hand={signaturePaths.patient} />
      </div>
      <p className="mt-2 flex justify-between text-sm text-muted">
        <span>{copy.patient}</span>
        <span className="mono">{copy.date}</span>
      </p>
    </Sheet>
  );
}
