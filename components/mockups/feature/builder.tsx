import type { ReactNode } from 'react';
import { Mockup } from '../mockup';
import { Bars } from '../paper';
import { FormatTab } from '../records';
import { BlockGlyph, type BlockKind, FirmMark } from './blocks';
import styles from './builder.module.css';
import type { MockupProps } from './props';

const shelf: { kind: BlockKind; name: string; placed: boolean }[] = [
  { kind: 'header', name: 'Brand header', placed: true },
  { kind: 'parties', name: 'Parties', placed: true },
  { kind: 'clause', name: 'Clause: notice', placed: true },
  { kind: 'table', name: 'Table', placed: false },
  { kind: 'signature', name: 'Signature', placed: true },
];

/** Blocks on a shelf and on a dashed sheet; the table is on its way. */
export function BuilderMockup({ form }: MockupProps) {
  return (
    <Mockup
      label="Sample: a letterhead, parties, a notice clause and a signature block on a dashed sheet; a table block is being dragged to its place."
      className={styles.scene}
    >
      <div className={styles.shelf}>
        {shelf.map(({ kind, name, placed }) => (
          <span key={kind} className={`paper ${styles.block} ${placed ? '' : styles.taken}`}>
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
      <div className={`paper ${styles.sheet}`}>
        <Row>
          <span className={styles.brand}>
            <FirmMark size={34} />
            <Bars widths={[70, 44]} strong={[0]} />
            <span className={styles.form}>{form}</span>
          </span>
        </Row>
        <Row>
          <span className={styles.parties}>
            <span>
              <b>Meridian Estates</b>
              Landlord
            </span>
            <span>
              <b>Rao &amp; Iyer LLP</b>
              Tenant
            </span>
          </span>
        </Row>
        <Row className={styles.notice}>
          <b>Notice</b>
          <Bars widths={[100, 96, 62]} />
        </Row>
        <span className={styles.slot} />
        <Row>
          <span className={styles.signs}>
            <span>
              <i />
              Meridian Estates
            </span>
            <span>
              <i />
              Rao &amp; Iyer LLP
            </span>
          </span>
        </Row>
        <span className={styles.dragged}>
          <span className={styles.grip}>
            <BlockGlyph kind="table" />
            Table
          </span>
          <span className={styles.table}>
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
    </Mockup>
  );
}

/** One placed block. */
function Row({ className = '', children }: { className?: string; children: ReactNode }) {
  return <div className={`${styles.row} ${className}`}>{children}</div>;
}
