import type { FeaturePanel } from '@/lib/schema/drawings/feature/panels';
import { byKind } from '../by-kind';
import { Sheet } from '../paper';
import { Sheets } from '../sheets';
import { Bars } from '../writing';
import { FirmMark } from './blocks';
import styles from './panel.module.css';
import { ToSign } from './pieces';

/** The second drawing of a page, beside its list. */
export const Panel = byKind<FeaturePanel>({
  sheets: Sheets,
  shelf: ({ templates }) => (
    <div className={styles.shelf}>
      {templates.map(({ name, bars, headings, below }) => (
        <div key={name}>
          <Sheet fold="small" className={styles.template} bodyClassName={styles.body}>
            <span className={styles.head}>
              <FirmMark size={22} />
            </span>
            {bars ? <Bars widths={bars} strong={headings} /> : null}
            {below === 'fields' ? <ToSign /> : null}
            {below === 'grid' ? <span className={styles.grid} /> : null}
          </Sheet>
          <b>{name}</b>
        </div>
      ))}
    </div>
  ),
});
