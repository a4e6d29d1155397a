import { Mark, Pen, Source } from '../paper';
import { FormatTab } from '../records';
import { Page } from './pieces';
import styles from './steps.module.css';

/** From a text to a cited passage. */
export const plagiarismSteps = {
  'text-added': () => (
    <Page title="Thesis, chapter 2" widths={[100, 90, 96, 70, 100]}>
      <span className="mt-4 flex gap-1.5">
        <FormatTab name="PDF" />
        <FormatTab name="Word" />
      </span>
    </Page>
  ),
  'passages-compared': () => (
    <div className={styles.pair}>
      <Page title="Yours" className={styles.half} widths={[100, 88, 96, 72, 90]} read={[2, 3]} />
      <Page title="Source 1" stock="sky" className={styles.half}>
        <span className={styles.lines}>
          <i />
          <i className={styles.matched} />
          <i className={styles.matched} />
          <i />
        </span>
      </Page>
    </div>
  ),
  'source-cited': () => (
    <Page title="Thesis, chapter 2">
      <p className="text-sm leading-relaxed">
        <Mark source={1}>is rarely measured</Mark>
      </p>
      <p className="mt-3 text-sm">
        <Pen>(Journal, 2019)</Pen>
        <Source n={1} />
      </p>
      <p className="mt-3 border-t border-carbon-200 pt-3 text-xs">18% before, 9% after</p>
    </Page>
  ),
};
