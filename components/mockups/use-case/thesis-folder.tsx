import { Icon } from '@/components/ui/icon';
import { Avatar, Mark, Progress, Sheet, Signature, Source } from '../paper';
import { iyer, khan, rao } from '../people';
import { Folder } from './folder';
import styles from './thesis-folder.module.css';

/** A department's year: a checked thesis, a certificate it leads to, and the office handed on. */
export function ThesisFolder({ form }: { form: string }) {
  return (
    <Folder
      tab="Thesis 2025"
      form={form}
      columns="minmax(0, 3.3fr) minmax(0, 5fr) minmax(0, 3.7fr)"
      aside={<Certificate />}
      main={<Thesis />}
      margin={
        <div className="grid gap-5">
          <Sheet fold="none" bodyClassName="!py-3.5">
            <p className="flex justify-between">
              <b>11% similar</b>
              <span className="text-muted">84 pages</span>
            </p>
            <div className="mt-2 mb-3">
              <Progress percent={11} ai />
            </div>
            <p className="flex items-center gap-1.5 text-xs">
              <Source n={1} level />
              Journal article, 2019
            </p>
            <p className="mt-1.5 flex items-center gap-1.5 text-xs">
              <Source n={2} level />
              Survey report, chapter 4
            </p>
          </Sheet>
          <Sheet fold="none" stock="gold" className="hidden md:block" bodyClassName="!py-3">
            <p className="flex items-center gap-2">
              <Avatar {...khan} />
              <Icon name="arrow" size={18} className="text-ink" />
              <Avatar {...iyer} />
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
      <p>
        Wells within two kilometres of the coast were read each month.{' '}
        <Mark source={1}>Salinity rises first in shallow wells and only later in deep ones</Mark>, which our
        own readings repeat for two of three seasons.
      </p>
      <p className="mt-2.5">
        The households we asked <Mark source={2}>had changed their source at least once</Mark> in ten years,
        most of them to a deeper well that they share.
      </p>
    </Sheet>
  );
}

function Certificate() {
  return (
    <Sheet fold="none" stock="canary" cut bodyClassName="!p-2.5 !pb-0">
      <div className={styles.frame}>
        <p className="mono">Certificate no. 0412</p>
        <p className="mt-3 text-h3 leading-tight font-semibold tracking-tight text-ink">Master of Science</p>
        <p className="mt-1.5">is awarded to the candidate named in the register.</p>
        <div className="mt-4 flex items-end justify-between">
          <Signature width={92} hand={rao.hand} />
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
        fill="#92d9fb"
        stroke="#0b1326"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <circle cx="23" cy="22" r="20" fill="#fff" stroke="#0b1326" strokeWidth="1.5" />
      <circle cx="23" cy="22" r="14" stroke="#0b1326" strokeWidth="1.5" strokeDasharray="2 3" />
      <path
        d="m17 22 5 5 8-10"
        stroke="#234cc6"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
