import { Bars } from '../paper';
import { FormatTab } from '../records';
import { BlockGlyph, FirmMark } from './blocks';
import { Page, ToSign } from './pieces';
import styles from './steps.module.css';

/** From a template to the exported copies. */
export const builderSteps = {
  'template-chosen': () => (
    <div className={styles.pair}>
      <Page title="Letter" className={styles.half} widths={[50, 100, 90, 96, 60]} />
      <Page title="Agreement" className={`${styles.half} ${styles.picked}`} widths={[100, 88]}>
        <ToSign />
      </Page>
    </div>
  ),
  'blocks-placed': () => (
    <div className={`paper ${styles.dashed}`}>
      <span>
        <FirmMark size={20} />
        <Bars widths={[80, 50]} strong={[0]} />
      </span>
      <span className={styles.placing}>
        <BlockGlyph kind="clause" />
        Clause: notice
      </span>
      <span>
        <BlockGlyph kind="signature" />
        Signature
      </span>
    </div>
  ),
  'copies-exported': () => (
    <div className={styles.pair}>
      <Page className={styles.half} widths={[60, 100, 90]} strong={[0]}>
        <p className="mt-4">
          <FormatTab name="PDF" />
        </p>
      </Page>
      <Page stock="canary" className={styles.half}>
        <span className={styles.lines}>
          <i className={styles.heading} />
          <i />
          <i />
        </span>
        <p className="mt-4">
          <FormatTab name="Word" />
        </p>
      </Page>
    </div>
  ),
};
