import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { FrameWords } from '@/lib/schema/workbench';
import type { SummaryWords } from '@/lib/schema/works/summary';
import { say } from '@/lib/words';
import { Bar, FoilFoot, Notice, Way } from '../parts/bench';
import { Segments } from '../parts/field';
import { FoilEnd } from '../parts/foil-end';
import styles from './summary.module.css';
import { SummaryFacts } from './summary-facts';
import { SummaryPoints } from './summary-points';
import type { useSummary } from './use-summary';

type Props = ReturnType<typeof useSummary> & {
  frame: FrameWords;
  words: SummaryWords;
  paged: boolean;
  current: string | undefined;
  onShow: (key: string) => void;
  copied: 'copied' | 'refused' | undefined;
  onCopy: () => void;
  onWord: () => void;
  /** Only of a PDF. */
  onPdf?: () => void;
};

const lengths = ['short', 'medium', 'long'] as const;

/** The summary: its length, its points, what they come with, and the ways to take it along. */
export function SummaryFoil({
  frame,
  words,
  paged,
  current,
  onShow,
  copied,
  onCopy,
  onWord,
  onPdf,
  ...of
}: Props) {
  const { summary, points, way, model } = of;
  const count = points?.length ?? 0;
  const size = points?.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0) ?? 0;
  const trouble = model.tooLong ? words.model.tooLong : model.fault ? words.model.failed : undefined;
  const waits = way === 'sentences' && (of.fault || !of.begun);
  const thinking = way === 'model' && !points && !trouble;
  return (
    <>
      <Bar
        foil
        title={
          points
            ? say(words.points, { count })
            : waits
              ? words.before
              : thinking
                ? words.model.working
                : words.working
        }
        note={points ? say(words.words, { count: size }) : undefined}
      />
      <div className={styles.choices}>
        <Segments
          legend={words.length}
          name="length"
          value={of.length}
          options={lengths.map((value) => ({ value, label: words.lengths[value] }))}
          onChange={of.setLength}
        />
        {of.offered ? (
          <Segments
            legend={words.way}
            name="way"
            value={way}
            options={(['sentences', 'model'] as const).map((value) => ({ value, label: words.ways[value] }))}
            onChange={of.setWay}
          />
        ) : null}
      </div>
      {trouble && way === 'model' ? (
        <Notice {...trouble} refused>
          <Way onClick={() => of.setWay('sentences')}>{words.model.instead}</Way>
        </Notice>
      ) : null}
      {points && count === 0 ? <Notice {...words.none} /> : null}
      <div className={styles.read}>
        {points && count > 0 ? <SummaryPoints {...{ words, points, paged, current, onShow }} /> : null}
        {summary ? <SummaryFacts words={words.facts} facts={summary.facts} {...{ current, onShow }} /> : null}
        {count > 0 ? <p className={styles.hint}>{way === 'model' ? words.model.note : words.note}</p> : null}
      </div>
      {count > 0 ? (
        <>
          <FoilEnd>
            <Way onClick={onWord}>{words.word}</Way>
            {onPdf ? <Way onClick={onPdf}>{words.pdf}</Way> : null}
          </FoilEnd>
          <FoilFoot>
            <Button className="w-full" onClick={onCopy}>
              <Icon name={copied === 'copied' ? 'check' : 'copy'} />
              {copied === 'copied' ? words.copied : words.copy}
            </Button>
            {copied === 'refused' ? <p role="alert">{words.copyRefused}</p> : null}
          </FoilFoot>
        </>
      ) : null}
    </>
  );
}
