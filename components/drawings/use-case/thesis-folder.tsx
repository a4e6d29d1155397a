import { Icon } from '@/components/ui/icon';
import type { UseCaseCopy } from '@/lib/schema/drawings';
import { InlinePicture } from '../inline-picture';
import { Avatar, Progress, Sheet, Source } from '../paper';
import { Passages } from '../parts';
import { signaturePaths } from '../signature-paths';
import { Signature } from '../writing';
import { Folder } from './folder';
import styles from './thesis-folder.module.css';

/** A department's year: a checked thesis, a certificate it leads to, and the office handed on. */
export function ThesisFolder({ form, copy }: { form: string } & UseCaseCopy<'thesis'>) {
  return (
    <Folder
      tab={copy.tab}
      form={form}
      columns="minmax(0, 3.3fr) minmax(0, 5fr) minmax(0, 3.7fr)"
      aside={<Certificate copy={copy.certificate} />}
      main={<Thesis copy={copy.thesis} />}
      margin={
        <div className="grid gap-5">
          <Sheet fold="none" bodyClassName="!py-3.5">
            <p className="flex justify-between">
              <b>{copy.margin.similar}</b>
              <span className="text-muted">{copy.margin.pages}</span>
            </p>
            <div className="mt-2 mb-3">
              <Progress percent={11} ai />
            </div>
            {copy.margin.sources.map((source, index) => (
              <p key={source} className="flex items-center gap-1.5 text-sm not-last:mb-1.5">
                <Source n={index + 1} level />
                {source}
              </p>
            ))}
          </Sheet>
          <Sheet fold="none" tone="gold" className="hidden md:block" bodyClassName="!py-3">
            <p className="flex items-center gap-2">
              <Avatar {...copy.margin.from} />
              <Icon name="arrow" size={18} className="text-ink" />
              <Avatar {...copy.margin.to} />
              <b className="ml-1">{copy.margin.handed}</b>
            </p>
          </Sheet>
        </div>
      }
    />
  );
}

function Thesis({ copy }: { copy: UseCaseCopy<'thesis'>['copy']['thesis'] }) {
  return (
    <Sheet title={copy.title} note={copy.note} cut bodyClassName="leading-[1.75]">
      <p className="mb-1.5 font-semibold text-ink">{copy.head}</p>
      <Passages all={copy.passages} className="not-last:mb-2.5" />
    </Sheet>
  );
}

function Certificate({ copy }: { copy: UseCaseCopy<'thesis'>['copy']['certificate'] }) {
  return (
    <Sheet fold="none" tone="lilac" cut bodyClassName="!p-2.5 !pb-0">
      <div className={styles.frame}>
        <p className="mono">{copy.number}</p>
        <p className="mt-3 text-h3 leading-tight font-semibold tracking-tight text-ink">{copy.degree}</p>
        <p className="mt-1.5">{copy.text}</p>
        <div className="mt-4 flex items-end justify-between">
          <Signature width={92} hand={signaturePaths.rao} />
          <InlinePicture name="rosette" className="h-[62px] w-[46px]" />
        </div>
      </div>
    </Sheet>
  );
}
