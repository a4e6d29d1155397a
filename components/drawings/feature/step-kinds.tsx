import { Icon } from '@/components/ui/icon';
import type { FeatureStep } from '@/lib/schema/drawings';
import type { Kinds } from '../by-kind';
import { InlinePicture } from '../inline-picture';
import { Chips, Source } from '../paper';
import { FormatTab } from '../records';
import { Bars } from '../writing';
import { BlockGlyph, FirmMark } from './blocks';
import { Card, Page } from './step-papers';
import { SheetOfStep } from './step-sheet';
import styles from './steps.module.css';
import blocks from './steps-builder.module.css';
import pile from './steps-upload.module.css';

/** The kinds of step that share no layout with others. */
export const oneOfAKind: Pick<
  Kinds<FeatureStep>,
  'photo' | 'pile' | 'found' | 'question' | 'answer' | 'blocks'
> = {
  photo: ({ photo, note }) => (
    <div className={`paper ${styles.print} ${photo === 'cut' ? styles.handled : ''}`}>
      <InlinePicture name={photo === 'cut' ? 'person-crop' : 'person'} className={styles.photo} />
      <span className="mono">{note}</span>
    </div>
  ),
  pile: ({ formats, text }) => (
    <div className={pile.pile}>
      {formats.map((format) => (
        <Page key={format}>
          <FormatTab name={format} />
        </Page>
      ))}
      <span className={pile.drop}>
        <Icon name="upload" size={18} />
        {text}
      </span>
    </div>
  ),
  found: ({ query, page }) => (
    <div className={styles.column}>
      <span className={`paper ${pile.search}`}>
        <Icon name="search" size={18} />
        {query}
      </span>
      <SheetOfStep sheet={page} className={styles.short} />
    </div>
  ),
  question: ({ chips, question }) => (
    <div className={styles.column}>
      <Chips chips={chips} />
      <Card cut className={styles.asked}>
        {question}
      </Card>
    </div>
  ),
  answer: ({ page, answer, accept }) => (
    <div className={styles.column}>
      <SheetOfStep sheet={page} />
      <Card tone="lilac" className={styles.over}>
        <span className="text-ink">
          {answer}
          <Source n={1} />
        </span>
        <span className="mt-1 flex items-center gap-1.5 font-semibold text-pen-700">
          <Icon name="check" size={16} stroke={2.5} />
          {accept}
        </span>
      </Card>
    </div>
  ),
  blocks: ({ placing, placed }) => (
    <div className={`paper ${blocks.dashed}`}>
      <span>
        <FirmMark size={20} />
        <Bars widths={[80, 50]} strong={[0]} />
      </span>
      <span className={blocks.placing}>
        <BlockGlyph kind="clause" />
        {placing}
      </span>
      <span>
        <BlockGlyph kind="signature" />
        {placed}
      </span>
    </div>
  ),
};
