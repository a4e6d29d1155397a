import type { FeatureBeside } from '@/lib/schema/drawings';
import { byKind } from '../by-kind';
import { Sheet } from '../paper';
import records from '../records.module.css';
import { Sheets } from '../sheets';
import { Bars } from '../writing';
import styles from './beside.module.css';
import { FirmMark } from './blocks';
import { ToSign } from './step-papers';

/** The second drawing of a page, beside its list. */
export const BesideDrawing = byKind<FeatureBeside>({
  sheets: Sheets,
  shelf: ({ templates }) => (
    <div className={styles.shelf}>
      {templates.map(({ name, bars, headings, below }) => (
        <div key={name}>
          <Sheet fold="small" className="h-[176px]" bodyClassName={styles.body}>
            <span className="flex border-b-[1.5px] border-carbon-950 bg-sky-300 px-[0.9rem] py-2">
              <FirmMark size={22} />
            </span>
            {bars ? <Bars widths={bars} strong={headings} /> : null}
            {below === 'fields' ? <ToSign /> : null}
            {below === 'grid' ? <span className={`h-[92px] ${records.cells} ${records.pale}`} /> : null}
          </Sheet>
          <b>{name}</b>
        </div>
      ))}
    </div>
  ),
});
