import { InlinePicture } from '@/components/drawings/inline-picture';
import { Avatar, Mark, Progress, Sheet, Source } from '@/components/drawings/sheet';
import { signaturePaths } from '@/components/drawings/signature-paths';
import { Signature } from '@/components/drawings/writing';
import { Icon } from '@/components/ui/icon';
import { avatar, iyer, khan } from '@/lib/sample-people';
import { Folder } from './folder';
import styles from './thesis-folder.module.css';

const sources = ['Journal article, 2019', 'Survey report, chapter 4'];

/** Documents of a university department: a checked thesis, a certificate, and the note of a handover. */
export function ThesisFolder({ pageCode }: { pageCode: string }) {
  return (
    <Folder
      tab="Thesis 2026"
      pageCode={pageCode}
      columns="minmax(0, 3.3fr) minmax(0, 5fr) minmax(0, 3.7fr)"
      leftSheet={<Certificate />}
      mainSheet={<Thesis />}
      notes={
        <div className="grid gap-5">
          <Sheet fold="none" bodyClassName="!py-3.5">
            <p className="flex justify-between">
              <b>11% similar</b>
              <span className="text-muted">84 pages</span>
            </p>
            <div className="mt-2 mb-3">
              <Progress percent={11} ai />
            </div>
            {sources.map((source, index) => (
              <p key={source} className="flex items-center gap-1.5 text-sm not-last:mb-1.5">
                <Source n={index + 1} inline />
                {source}
              </p>
            ))}
          </Sheet>
          <Sheet fold="none" tone="gold" className="hidden md:block" bodyClassName="!py-3">
            <p className="flex items-center gap-2">
              <Avatar {...avatar(khan)} />
              <Icon name="arrow" size={18} className="text-ink" />
              <Avatar {...avatar(iyer)} />
              <b className="ml-1">{`Handed over to ${iyer.name}`}</b>
            </p>
          </Sheet>
        </div>
      }
    />
  );
}

function Thesis() {
  return (
    <Sheet title="Groundwater in a delta town" note="page 41" cut bodyClassName="leading-[1.75]">
      <p className="mb-1.5 font-semibold text-ink">4.2 What the wells showed</p>
      <p className="not-last:mb-2.5">
        Wells near the coast were read every month.{' '}
        <Mark source={1}>Salinity rises first in shallow wells and only later in deep ones</Mark>, and our own
        readings agree in two of three seasons.
      </p>
      <p className="not-last:mb-2.5">
        The households we asked <Mark source={2}>had changed their source at least once</Mark> in ten years,
        most of them to a deeper well that they share.
      </p>
    </Sheet>
  );
}

function Certificate() {
  return (
    <Sheet fold="none" tone="lilac" cut bodyClassName="!p-2.5 !pb-0">
      <div className={styles.frame}>
        <p className="mono">Certificate no. 0412</p>
        <p className="mt-3 text-h3 leading-tight font-semibold tracking-tight text-ink">Master of Science</p>
        <p className="mt-1.5">is awarded to the candidate named in the register.</p>
        <div className="mt-4 flex items-end justify-between">
          <Signature width={92} path={signaturePaths.rao} />
          <InlinePicture name="rosette" className="h-[62px] w-[46px]" />
        </div>
      </div>
    </Sheet>
  );
}
