import type { Words } from '@/lib/schema/drawings/features';
import { Mark, Source } from '../paper';
import { FormatTab } from '../records';
import { Pen } from '../writing';
import { Page } from './pieces';
import styles from './steps.module.css';

/** From a text to a cited passage. */
export const plagiarismSteps = {
  'text-added': ({ words }: Words<'steps', 'text-added'>) => (
    <Page title={words.title} widths={[100, 90, 96, 70, 100]}>
      <span className="mt-4 flex gap-1.5">
        <FormatTab name={words.format} />
        <FormatTab name={words.format2} />
      </span>
    </Page>
  ),
  'passages-compared': ({ words }: Words<'steps', 'passages-compared'>) => (
    <div className={styles.pair}>
      <Page title={words.title} className={styles.half} widths={[100, 88, 96, 72, 90]} read={[2, 3]} />
      <Page title={words.halfTitle} stock="sky" className={styles.half}>
        <span className={styles.lines}>
          <i />
          <i className={styles.matched} />
          <i className={styles.matched} />
          <i />
        </span>
      </Page>
    </div>
  ),
  'source-cited': ({ words }: Words<'steps', 'source-cited'>) => (
    <Page title={words.title}>
      <p className="text-sm leading-relaxed">
        <Mark source={1}>{words.mark}</Mark>
      </p>
      <p className="mt-3 text-sm">
        <Pen>{words.pen}</Pen>
        <Source n={1} />
      </p>
      <p className="mt-3 border-t border-carbon-200 pt-3 text-xs">{words.text}</p>
    </Page>
  ),
};
