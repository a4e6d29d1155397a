import { Drawing } from '@/components/drawings/drawing';
import { Mark, Sheet, Source } from '@/components/drawings/sheet';
import { Circled, Strike } from '@/components/drawings/writing';
import { iyer } from '@/lib/sample-people';
import type { HeroProps } from './props';
import styles from './tagging.module.css';

const tags = [
  { label: 'Type', value: 'Contract' },
  { label: 'Parties', value: 'Meridian Estates, Rao\u00a0&\u00a0Iyer\u00a0LLP' },
  { label: 'Expires', value: '31 Mar 2028' },
  { label: 'Deposit', value: '₹4,50,000' },
];

/** A lease with four marked facts, and the card with the tags that were read from them. */
export function TaggingHero({ alt, pageCode }: HeroProps) {
  return (
    <Drawing label={alt} className="grid grid-cols-12">
      <Sheet tone="lilac" cut className={styles.sheetBehind} />
      <Sheet
        title="Lease agreement, Unit 4B"
        note={pageCode}
        cut="wide"
        className={styles.lease}
        bodyClassName={styles.text}
      >
        <p>
          This <Mark source={1}>lease</Mark>
          {' is made on 1 April 2026 between '}
          <Mark source={2}>{'Meridian Estates and Rao\u00a0&\u00a0Iyer LLP'}</Mark>, for Unit 4B on Lake Road
          and one parking space.
        </p>
        <p>
          It runs for 24 months and <Mark source={3}>expires on 31 March 2028</Mark> unless both sides renew
          it in writing.
        </p>
        <p>
          The tenant pays a refundable deposit of <Mark source={4}>₹4,50,000</Mark>, held against damage and
          returned with the keys.
        </p>
        <p>Notices are sent to the addresses above.</p>
      </Sheet>
      <Sheet
        title="Tags read from this page"
        tone="lilac"
        fold="small"
        className={styles.card}
        bodyClassName={styles.tags}
      >
        {tags.map(({ label, value }, index) => (
          <div key={label}>
            <span>
              {label}
              <Source n={index + 1} />
            </span>
            <b>{value}</b>
          </div>
        ))}
        <div>
          <span>Folder</span>
          <span className="flex gap-[1.15rem]">
            <Strike>Legal</Strike>
            <Circled>Property</Circled>
          </span>
        </div>
        <p>{`Changed by ${iyer.name}, ${iyer.role}`}</p>
      </Sheet>
    </Drawing>
  );
}
