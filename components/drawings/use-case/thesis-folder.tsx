import { Icon } from '@/components/ui/icon';
import type { UseCaseWords } from '@/lib/schema/drawings';
import { hands } from '../hands';
import { InlinePicture } from '../inline-picture';
import { Avatar, Progress, Sheet, Source } from '../paper';
import { Passages } from '../parts';
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
              <b>{words.margin.similar}</b>
              <span className="text-muted">{words.margin.pages}</span>
            </p>
            <div className="mt-2 mb-3">
              <Progress percent={11} ai />
            </div>
            {words.margin.sources.map((source, index) => (
              <p key={source} className="flex items-center gap-1.5 text-xs not-last:mb-1.5">
                <Source n={index + 1} level />
                {source}
              </p>
            ))}
          </Sheet>
          <Sheet fold="none" stock="gold" className="hidden md:block" bodyClassName="!py-3">
            <p className="flex items-center gap-2">
              <Avatar {...words.margin.from} />
              <Icon name="arrow" size={18} className="text-ink" />
              <Avatar {...words.margin.to} />
              <b className="ml-1">{words.margin.handed}</b>
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
      <p className="mb-1.5 font-semibold text-ink">{words.head}</p>
      <Passages all={words.passages} className="not-last:mb-2.5" />
    </Sheet>
  );
}

function Certificate({ words }: { words: UseCaseWords<'thesis'>['words']['certificate'] }) {
  return (
    <Sheet fold="none" stock="canary" cut bodyClassName="!p-2.5 !pb-0">
      <div className={styles.frame}>
        <p className="mono">{words.number}</p>
        <p className="mt-3 text-h3 leading-tight font-semibold tracking-tight text-ink">{words.degree}</p>
        <p className="mt-1.5">{words.text}</p>
        <div className="mt-4 flex items-end justify-between">
          <Signature width={92} hand={hands.rao} />
          <InlinePicture name="rosette" className="h-[62px] w-[46px]" />
        </div>
      </div>
    </Sheet>
  );
}
