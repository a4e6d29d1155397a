import type { ReactNode } from 'react';
import type { FeatureCopy } from '@/lib/schema/drawings';
import { Drawing } from '../drawing';
import { FormatTab } from '../records';
import { Bars } from '../writing';
import { BlockGlyph, FirmMark } from './blocks';
import styles from './builder.module.css';
import builderSheet from './builder-sheet.module.css';
import type { HeroProps } from './props';

/** Blocks on a shelf and on a dashed sheet; the table is on its way. */
export function BuilderHero({ form, copy }: HeroProps & FeatureCopy<'builder'>) {
  return (
    <Drawing label={copy.label} className={styles.drawing}>
      <div className={styles.shelf}>
        {copy.shelf.map(({ kind, name, placed }) => (
          <span key={kind} className={`paper ${styles.block} ${placed ? '' : styles.taken}`}>
            <BlockGlyph kind={kind} />
            {name}
          </span>
        ))}
        <span className={styles.export}>
          {copy.export}
          <FormatTab name={copy.format} />
          <FormatTab name={copy.exportFormat} />
        </span>
      </div>
      <div className={`paper ${builderSheet.sheet}`}>
        <Row>
          <span className="grid grid-cols-[34px_minmax(0,1fr)_auto] items-center gap-3">
            <FirmMark size={34} />
            <Bars widths={[70, 44]} strong={[0]} />
            <span className="mono self-start text-carbon-600">{form}</span>
          </span>
        </Row>
        <Row>
          <span className={builderSheet.parties}>
            {copy.parties.map(({ name, side }) => (
              <span key={side}>
                <b>{name}</b>
                {side}
              </span>
            ))}
          </span>
        </Row>
        <Row className={builderSheet.notice}>
          <b>{copy.noticeHead}</b>
          <Bars widths={[100, 96, 62]} />
        </Row>
        <span className="h-[116px] rounded-sheet border-[1.5px] border-dashed border-pen-600 bg-pen-100" />
        <Row>
          <span className={builderSheet.signs}>
            {copy.parties.map(({ name, side }) => (
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
            {copy.grip}
          </span>
          <span className={builderSheet.table}>
            {copy.tableHead.map((head) => (
              <b key={head}>{head}</b>
            ))}
            {copy.table.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a drawing never move
              <span key={index}>{cell}</span>
            ))}
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
