import { Avatar, Mark, Progress, Sheet, Signature, Source } from '@/components/mockups/paper';
import { iyer, khan, rao } from '@/components/mockups/people';
import { Icon } from '@/components/ui/icon';
import { Line, Lines } from './lines';
import styles from './specimens.module.css';

const sources = [
  { n: 1, name: 'Journal article, 2019', share: '6%' },
  { n: 2, name: 'Survey report, chapter 4', share: '3%' },
  { n: 3, name: 'Earlier thesis, same department', share: '2%' },
];

export function Originality() {
  return (
    <Sheet title="Groundwater in a delta town" note="checked 20 Nov">
      <p className="flex justify-between gap-4">
        <b>11% similar</b>
        <span className="text-muted">84 pages read</span>
      </p>
      <div className="mt-2 mb-4">
        <Progress percent={11} ai />
      </div>
      <p className="leading-[1.75]">
        <Mark source={1}>The upper layer fills within weeks of the first rain</Mark>, while the layer below
        takes a season; <Mark source={2}>the tide reaches both</Mark> through the old canal.
      </p>
      <div className="mt-3 divide-y divide-carbon-200 border-t border-carbon-200">
        {sources.map(({ n, name, share }) => (
          <p key={n} className="grid grid-cols-[24px_1fr_auto] items-center gap-2 py-2.5 leading-[1.35]">
            <span className="flex">
              <Source n={n} level />
            </span>
            {name}
            <b>{share}</b>
          </p>
        ))}
      </div>
    </Sheet>
  );
}

export function Certificate() {
  return (
    <div className={`paper text-sm leading-snug ${styles.blocks}`}>
      <p className="flex items-center justify-between bg-carbon-950 font-semibold text-bond">
        Institute header
        <span className="mono text-carbon-200">no. 0412</span>
      </p>
      <p>
        Awarded to <b>the candidate’s name</b>
      </p>
      <p className="bg-canary-100">Course, year, result</p>
      <div className="flex items-end justify-between">
        <Signature width={104} hand={rao.hand} />
        <span className="mono">Signature block</span>
      </div>
    </div>
  );
}

export function Handover() {
  return (
    <Lines>
      <div className="flex items-center gap-2.5 py-3.5">
        <Avatar {...khan} />
        <b>{khan.name}</b>
        <Icon name="arrow" size={18} className="mx-1 text-ink" />
        <Avatar {...iyer} />
        <b>{iyer.name}</b>
      </div>
      <Line lead={<Icon name="folder" className="text-ink" />} name="Examination folders">
        214 files
      </Line>
      <Line lead={<Icon name="bell" className="text-ink" />} name="Reminders">
        9 dates
      </Line>
      <Line lead={<Icon name="file" className="text-ink" />} name="Templates">
        6
      </Line>
    </Lines>
  );
}
