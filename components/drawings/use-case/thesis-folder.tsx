import { Icon } from '@/components/ui/icon';
import type { UseCaseWords } from '@/lib/schema/drawings';
import { hands } from '../hands';
import { Avatar, Mark, Progress, Sheet, Source } from '../paper';
import { Signature } from '../writing';
import { Folder } from './folder';
import styles from './thesis-folder.module.css';

/** A department's year: a checked thesis, a certificate it leads to, and the office handed on. */
export function ThesisFolder({ form, words }: { form: string } & UseCaseWords<'thesis'>) {
  return (
    <Folder
      tab={words.tab}
      form={form}
      columns="minmax(0, 3.3fr) minmax(0, 5fr) minmax(0, 3.7fr)"
      aside={<Certificate words={words.certificate} />}
      main={<Thesis words={words.thesis} />}
      margin={
        <div className="grid gap-5">
          <Sheet fold="none" bodyClassName="!py-3.5">
            <p className="flex justify-between">
              <b>{words.margin.head[0]}</b>
              <span className="text-muted">{words.margin.text[0]}</span>
            </p>
            <div className="mt-2 mb-3">
              <Progress percent={11} ai />
            </div>
            <p className="flex items-center gap-1.5 text-xs">
              <Source n={1} level />
              {words.margin.text[1]}
            </p>
            <p className="mt-1.5 flex items-center gap-1.5 text-xs">
              <Source n={2} level />
              {words.margin.text[2]}
            </p>
          </Sheet>
          <Sheet fold="none" stock="gold" className="hidden md:block" bodyClassName="!py-3">
            <p className="flex items-center gap-2">
              <Avatar {...words.margin.avatar[0]} />
              <Icon name="arrow" size={18} className="text-ink" />
              <Avatar {...words.margin.avatar[1]} />
              <b className="ml-1">{words.margin.head[1]}</b>
            </p>
          </Sheet>
        </div>
      }
    />
  );
}

function Thesis({ words }: { words: UseCaseWords<'thesis'>['words']['thesis'] }) {
  return (
    <Sheet title={words.title} note={words.note} cut bodyClassName="leading-[1.75]">
      <p className="mb-1.5 font-semibold text-ink">{words.text[0]}</p>
      <p>
        {`${words.text[1]} `}
        <Mark source={1}>{words.mark[0]}</Mark>
        {words.text[2]}
      </p>
      <p className="mt-2.5">
        {`${words.text[3]} `}
        <Mark source={2}>{words.mark[1]}</Mark>
        {` ${words.text[4]}`}
      </p>
    </Sheet>
  );
}

function Certificate({ words }: { words: UseCaseWords<'thesis'>['words']['certificate'] }) {
  return (
    <Sheet fold="none" stock="canary" cut bodyClassName="!p-2.5 !pb-0">
      <div className={styles.frame}>
        <p className="mono">{words.frame[0]}</p>
        <p className="mt-3 text-h3 leading-tight font-semibold tracking-tight text-ink">{words.frame[1]}</p>
        <p className="mt-1.5">{words.frame[2]}</p>
        <div className="mt-4 flex items-end justify-between">
          <Signature width={92} hand={hands.rao} />
          <Rosette />
        </div>
      </div>
    </Sheet>
  );
}

function Rosette() {
  return (
    <svg width="46" height="62" viewBox="0 0 46 62" fill="none" aria-hidden="true">
      <path
        d="M13 38 9 60l9-6 6 7 3-23M33 38l4 22-9-6"
        fill="var(--color-sky-300)"
        stroke="var(--color-carbon-950)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <circle
        cx="23"
        cy="22"
        r="20"
        fill="var(--color-bond)"
        stroke="var(--color-carbon-950)"
        strokeWidth="1.5"
      />
      <circle
        cx="23"
        cy="22"
        r="14"
        stroke="var(--color-carbon-950)"
        strokeWidth="1.5"
        strokeDasharray="2 3"
      />
      <path
        d="m17 22 5 5 8-10"
        stroke="var(--color-pen-600)"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
