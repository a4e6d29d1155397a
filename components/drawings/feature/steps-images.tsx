import type { Words } from '@/lib/schema/drawings/features';
import { Bars } from '../writing';
import { CutPhoto, PlantPhoto } from './photos';
import { Page } from './pieces';
import styles from './steps.module.css';

/** From a phone photo to a letter. */
export const imageSteps = {
  'picture-opened': ({ words }: Words<'steps', 'picture-opened'>) => (
    <div className={`paper ${styles.print}`}>
      <PlantPhoto className={styles.photo} />
      <span className="mono">{words.print}</span>
    </div>
  ),
  'picture-cut': ({ words }: Words<'steps', 'picture-cut'>) => (
    <div className={`paper ${styles.print} ${styles.handled}`}>
      <CutPhoto className={styles.photo} />
      <span className="mono">{words.print}</span>
    </div>
  ),
  'picture-placed': ({ words }: Words<'steps', 'picture-placed'>) => (
    <Page title={words.title}>
      <span className="grid grid-cols-[1fr_4.5rem] items-start gap-3">
        <Bars widths={[80, 100, 90, 96]} strong={[0]} />
        <PlantPhoto cut className="h-14 w-full border-[1.5px] border-carbon-950" />
      </span>
      <span className="mt-3 block">
        <Bars widths={[100, 94, 60]} />
      </span>
    </Page>
  ),
};
