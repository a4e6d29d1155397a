import { Rows } from '@/components/drawings/records';
import { Chip, Mark, Sheet } from '@/components/drawings/sheet';
import { signaturePaths } from '@/components/drawings/signature-paths';
import { Pen, Signature } from '@/components/drawings/writing';
import { Icon } from '@/components/ui/icon';
import { Folder } from './folder';
import styles from './ward-folder.module.css';

const roleRights = [
  { label: 'Doctor', value: 'view, edit, download' },
  { label: 'Nurse', value: 'view' },
];

const log = [
  {
    time: '09:12',
    entry: (
      <>
        <b>Nurse</b> viewed
      </>
    ),
  },
  {
    time: '08:40',
    entry: (
      <>
        <b>Doctor</b> <Pen>edited</Pen>
      </>
    ),
  },
  {
    time: '08:31',
    entry: (
      <>
        <b>AI</b> <Mark>tagged 3 fields</Mark>
      </>
    ),
  },
];

const readByAi = [
  { label: 'Discharged', value: '20 November' },
  { label: 'Allergy', value: 'Penicillin' },
  { label: 'Next visit', value: '2 December, clinic B' },
];

/** The folder of a hospital bed: the discharge note, who may open it, and who has opened it. */
export function WardFolder({ pageCode }: { pageCode: string }) {
  return (
    <Folder
      tab="Ward 3, bed 7"
      pageCode={pageCode}
      columns="minmax(0, 3.4fr) minmax(0, 5fr) minmax(0, 3.6fr)"
      leftSheet={<Consent />}
      mainSheet={<Note />}
      notes={
        <div className="grid gap-5">
          <Sheet fold="none" bodyClassName="!py-2">
            <Rows
              rows={[
                ...roleRights,
                {
                  label: 'Billing',
                  value: (
                    <span className="inline-flex items-baseline gap-1.5">
                      <Icon name="lock" size={16} className="self-center" />
                      no access
                    </span>
                  ),
                },
              ]}
            />
          </Sheet>
          <div className={`${styles.log} mono`}>
            {log.map(({ time, entry }) => (
              <p key={time}>
                <span>{time}</span> {entry}
              </p>
            ))}
          </div>
        </div>
      }
    />
  );
}

function Note() {
  return (
    <Sheet title="Discharge note" note="v2" cut bodyClassName="!p-0">
      <Trace />
      <div className="px-4.5 pt-2 pb-4">
        <Rows
          rows={[
            {
              label: 'Admitted',
              value: <span className="font-normal text-body">14 November</span>,
            },
            ...readByAi.map(({ label, value }) => ({ label, value: <Mark>{value}</Mark> })),
          ]}
        />
        <p className="mt-3 flex flex-wrap gap-1.5">
          <Chip tone="mint">Discharge</Chip>
          <Chip tone="rose">Allergy</Chip>
          <Chip tone="sky">Ward 3</Chip>
        </p>
      </div>
    </Sheet>
  );
}

/** A heart trace on pink ruled paper. */
function Trace() {
  return (
    <div className={styles.trace}>
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

function Consent() {
  return (
    <Sheet title="Consent" note="PDF" fold="small" cut>
      <p>I consent to the operation, and the staff treating me may use my report.</p>
      <div className="mt-4 border-b border-carbon-950">
        <Signature width={116} path={signaturePaths.patient} />
      </div>
      <p className="mt-2 flex justify-between text-sm text-muted">
        <span>The patient</span>
        <span className="mono">14 Nov</span>
      </p>
    </Sheet>
  );
}
