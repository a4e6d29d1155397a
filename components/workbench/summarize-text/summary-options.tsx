import { Button } from '@/components/ui/button';
import { useMedia } from '@/components/ui/use-media';
import { phone } from '@/lib/breakpoints';
import { formatMessage } from '@/lib/sentences';
import { NoneFound } from '../documents/none-found';
import { optionsOf, Segments } from '../shell/field';
import { OptionsSheet } from '../shell/options-sheet';
import { Notice, NoticeAction, OptionsFooter, PaneHeader } from '../shell/tool-shell';
import { useMessages, useSharedMessages } from '../shell/use-messages';
import { CopySummary } from './copy-summary';
import styles from './summarize-text.module.css';
import { SummaryFacts, SummaryJumps } from './summary-facts';
import { type ExportInput, wordsIn } from './summary-output';
import { SummaryPoints } from './summary-points';
import { countOf, type useSummary } from './use-summary';

type Props = ReturnType<typeof useSummary> & {
  exportInput: ExportInput;
  current: string | undefined;
  onShow: (key: string) => void;
  /** Whether a phone shows the points or the text. */
  side: 'points' | 'text';
  onSide: (side: 'points' | 'text') => void;
  /** Shows the field for another text, which is offered if nothing was found. */
  onOther: () => void;
  onWord: () => void;
  /** Only for a PDF. */
  onPdf?: () => void;
};

/** The summary: its length, its points, its facts, and the export actions. */
export function SummaryOptions({
  exportInput,
  current,
  onShow,
  onWord,
  onPdf,
  side,
  onSide,
  onOther,
  ...summaryState
}: Props) {
  const shared = useSharedMessages();
  const messages = useMessages('summarize-text');
  const { summary, points, method, model } = summaryState;
  const { paged, unread } = exportInput;
  const count = countOf(points);
  const fault = model.tooLong ? messages.model.tooLong : model.fault ? messages.model.failed : undefined;
  const waits = method === 'sentences' && (summaryState.fault || !summaryState.begun);
  const thinking = method === 'model' && !points && !fault;
  const isPhone = useMedia(phone);
  const choices = (
    <>
      {points && count === 0 ? null : (
        <Segments
          legend={messages.length}
          hidden={!isPhone}
          name="length"
          value={summaryState.length}
          options={optionsOf(messages.lengths)}
          onChange={summaryState.setLength}
        />
      )}
      {summaryState.offered ? (
        <Segments
          legend={messages.method}
          name="method"
          value={method}
          options={optionsOf(messages.methods)}
          onChange={summaryState.setMethod}
        />
      ) : null}
    </>
  );
  const jumps =
    summary && count > 0 ? <SummaryJumps messages={messages.facts} facts={summary.facts} /> : null;
  const pdfButton = onPdf ? (
    <Button variant="outline" onClick={onPdf}>
      {messages.pdf}
    </Button>
  ) : null;
  return (
    <>
      <PaneHeader
        optionsPanel
        title={
          points
            ? formatMessage(messages.points, { count })
            : waits
              ? messages.before
              : thinking
                ? messages.model.working
                : messages.working
        }
        note={
          count > 0 && points
            ? formatMessage(messages.words, { count: wordsIn(points.slice(0, count)) })
            : undefined
        }
        hiddenOnPhones={isPhone && count > 0}
      />
      {isPhone && count > 0 ? (
        <div className={styles.sides} data-side={side}>
          <Segments
            hidden
            legend={messages.paneChoice}
            name="side"
            value={side}
            options={optionsOf({ ...messages.sides, points: formatMessage(messages.points, { count }) })}
            onChange={onSide}
          />
          <OptionsSheet messages={shared.sheet}>
            {choices}
            {pdfButton}
          </OptionsSheet>
        </div>
      ) : (
        <div className={styles.choices}>
          {choices}
          {jumps}
        </div>
      )}
      {fault && method === 'model' ? (
        <Notice {...fault} refused>
          <NoticeAction onClick={() => summaryState.setMethod('sentences')}>
            {messages.model.instead}
          </NoticeAction>
        </Notice>
      ) : null}
      {points && count === 0 ? (
        <NoneFound {...messages.none} icon="eye">
          <Button className="mt-4" onClick={onOther}>
            {messages.changeText}
          </Button>
        </NoneFound>
      ) : null}
      <div className={styles.list} data-list="">
        {/* On a phone the points are shown instead of the document, which has these notices otherwise. */}
        {isPhone ? unread.map((sentence) => <Notice key={sentence} title={sentence} />) : null}
        {isPhone && jumps ? <div className="px-(--side-padding)">{jumps}</div> : null}
        {points && count > 0 ? <SummaryPoints {...{ points, paged, current, onShow }} /> : null}
        {count > 0 && summaryState.onlyFacts > 0 ? (
          <p className="px-(--side-padding) pt-3 text-sm">
            {formatMessage(messages.further.sums, { count: summaryState.onlyFacts })}
          </p>
        ) : null}
        {summary ? (
          <SummaryFacts messages={messages.facts} facts={summary.facts} {...{ current, onShow }} />
        ) : null}
        {count > 0 ? (
          <p className="px-(--side-padding) pb-4 text-xs/[1.45] text-carbon-850">
            {method === 'model' ? messages.model.note : messages.note}
          </p>
        ) : null}
      </div>
      {count > 0 ? (
        <OptionsFooter>
          <div className={styles.buttons}>
            <CopySummary exportInput={exportInput} />
            <Button variant="outline" onClick={onWord}>
              {messages.word}
            </Button>
            {isPhone ? null : pdfButton}
          </div>
        </OptionsFooter>
      ) : null}
    </>
  );
}
