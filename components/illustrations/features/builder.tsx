import type { ReactNode } from 'react';
import { Drawing } from '@/components/drawings/drawing';
import { FormatTab } from '@/components/drawings/records';
import { Bars } from '@/components/drawings/writing';
import { BlockGlyph, FirmMark } from './blocks';
import styles from './builder.module.css';
import builderSheet from './builder-sheet.module.css';
import type { HeroProps } from './props';

const palette = [
  { kind: 'header', name: 'Brand header', placed: true },
  { kind: 'parties', name: 'Parties', placed: true },
  { kind: 'clause', name: 'Clause: notice', placed: true },
  { kind: 'table', name: 'Table', placed: false },
  { kind: 'signature', name: 'Signature', placed: true },
] as const;

const parties = [
  { name: 'Meridian Estates', side: 'Landlord' },
  { name: 'Rao & Iyer LLP', side: 'Tenant' },
];

/** Blocks in a palette and on a dashed sheet; the table is being dragged to the sheet. */
export function BuilderHero({ alt, pageCode }: HeroProps) {
  return (
    <Drawing label={alt} className={styles.drawing}>
      <div className={styles.palette}>
        {palette.map(({ kind, name, placed }) => (
          <span key={kind} className={`paper ${styles.block} ${placed ? '' : styles.draggedOut}`}>
            <BlockGlyph kind={kind} />
            {name}
          </span>
        ))}
        <span className={styles.export}>
          Export
          <FormatTab name="PDF" />
          <FormatTab name="Word" />
        </span>
      </div>
      <div className={`paper ${builderSheet.sheet}`}>
        <Row>
          <span className="grid grid-cols-[34px_minmax(0,1fr)_auto] items-center gap-3">
            <FirmMark size={34} />
            <Bars widths={[70, 44]} headingLines={[0]} />
            <span className="mono self-start text-carbon-600">{pageCode}</span>
          </span>
        </Row>
        <Row>
          <span className={builderSheet.parties}>
            {parties.map(({ name, side }) => (
              <span key={side}>
                <b>{name}</b>
                {side}
              </span>
            ))}
          </span>
        </Row>
        <Row className={builderSheet.notice}>
          <b>Notice</b>
          <Bars widths={[100, 96, 62]} />
        </Row>
        <span className="h-[116px] rounded-sheet border-[1.5px] border-dashed border-pen-600 bg-pen-100" />
        <Row>
          <span className={builderSheet.signatures}>
            {parties.map(({ name, side }) => (
              <span key={side}>
                <i />
                {name}
              </span>
            ))}
          </span>
        </Row>
        <span className={styles.dragged}>
          <span className={styles.grip}>
            <BlockGlyph kind="table" />
            Table
          </span>
          <span className={builderSheet.table}>
            <b>Item</b>
            <b>Monthly</b>
            <b>Due</b>
            <span>Rent</span>
            <span>₹37,500</span>
            <span>5th</span>
            <span>Parking</span>
            <span>₹2,500</span>
            <span>5th</span>
          </span>
        </span>
      </div>
    </Drawing>
  );
}

/** One placed block. */
function Row({ className = '', children }: { className?: string; children: ReactNode }) {
  return <div className={`${builderSheet.row} ${className}`}>{children}</div>;
}
