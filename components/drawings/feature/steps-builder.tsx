import type { Words } from '@/lib/schema/drawings/features';
import { FormatTab } from '../records';
import { Bars } from '../writing';
import { BlockGlyph, FirmMark } from './blocks';
import { Page, ToSign } from './pieces';
import styles from './steps.module.css';
import stepsBuilder from './steps-builder.module.css';

/** From a template to the exported copies. */
export const builderSteps = {
  'template-chosen': ({ words }: Words<'steps', 'template-chosen'>) => (
    <div className={styles.pair}>
      <Page title={words.title} className={styles.half} widths={[50, 100, 90, 96, 60]} />
      <Page title={words.halfTitle} className={`${styles.half} ${styles.picked}`} widths={[100, 88]}>
        <ToSign />
      </Page>
    </div>
  ),
  'blocks-placed': ({ words }: Words<'steps', 'blocks-placed'>) => (
    <div className={`paper ${stepsBuilder.dashed}`}>
      <span>
        <FirmMark size={20} />
        <Bars widths={[80, 50]} strong={[0]} />
      </span>
      <span className={stepsBuilder.placing}>
        <BlockGlyph kind="clause" />
        {words.placing}
      </span>
      <span>
        <BlockGlyph kind="signature" />
        {words.dashed}
      </span>
    </div>
  ),
  'copies-exported': ({ words }: Words<'steps', 'copies-exported'>) => (
    <div className={styles.pair}>
      <Page className={styles.half} widths={[60, 100, 90]} strong={[0]}>
        <p className="mt-4">
          <FormatTab name={words.format} />
        </p>
      </Page>
      <Page stock="canary" className={styles.half}>
        <span className={styles.lines}>
          <i className={styles.heading} />
          <i />
          <i />
        </span>
        <p className="mt-4">
          <FormatTab name={words.halfFormat} />
        </p>
      </Page>
    </div>
  ),
};
