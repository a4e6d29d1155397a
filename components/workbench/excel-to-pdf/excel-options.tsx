import type { ExcelInput, SheetInfo } from 'engines/excel';
import { formatMessage } from '@/lib/sentences';
import { Check, Choices, controlsOf, optionsOf, Segments } from '../shell/field';
import { More } from '../shell/more';
import { NameField, OptionsPanel, TotalLine } from '../shell/options-panel';
import { useMessages, useSharedMessages } from '../shell/use-messages';
import { PageContents } from './excel-pages';
import { ExcelSheets } from './excel-sheets';
import styles from './excel-to-pdf.module.css';
import type { Printed } from './use-printed';

export type ExcelPlan = Pick<ExcelInput, 'paper' | 'orientation' | 'grouping' | 'widen' | 'headings'> & {
  layout: NonNullable<ExcelInput['layout']>;
  /** “Page x of y” is printed below each page. */
  numbered: boolean;
  /** Typed name; until then the workbook's name. */
  name?: string;
};

type Props = {
  sheets: readonly SheetInfo[];
  /** Indexes of the printed sheets. */
  picked: readonly number[];
  plan: ExcelPlan;
  printed: Printed | undefined;
  /** The sheets are chosen above the pages instead of in this panel. */
  apart: boolean;
  /** The panel lists the contents of the pages; in a wide window the list is below the pages instead. */
  isListed: boolean;
  /** Valid name of the new file. */
  title: string;
  /** The typed name, or the default one. */
  name: string;
  onPlan: (plan: ExcelPlan) => void;
  onPick: (sheets: readonly number[]) => void;
};

/** Sheets and paper, notes on the result, and the button that makes the PDF. */
export function ExcelOptions({ sheets, picked, plan, printed, title, name, ...props }: Props) {
  const shared = useSharedMessages();
  const messages = useMessages('excel-to-pdf');
  const { apart, isListed, onPlan, onPick } = props;
  const { pick, tick } = controlsOf(plan, onPlan);
  const pages = printed?.sizes.length ?? 0;
  const pagesText = pages > 0 ? formatMessage(shared.pages, { count: pages }) : undefined;
  const isComplete = sheets.every(
    ({ undrawnDrawings, hasUndrawnRules }) => undrawnDrawings === 0 && !hasUndrawnRules,
  );
  return (
    <OptionsPanel
      title={title}
      total={
        pagesText ? (
          <TotalLine figure={pagesText} text={formatMessage(messages.fromSheets, { count: picked.length })} />
        ) : null
      }
      button={messages.button}
      {...(isComplete ? {} : { hint: messages.limits })}
    >
      {apart ? null : (
        <div className={styles.lines}>
          <ExcelSheets {...{ sheets, picked, printed, onPick }} />
        </div>
      )}
      <div>
        <Segments legend={messages.layout} options={optionsOf(messages.layouts)} {...pick('layout')} />
        <p className="mt-1 text-xs">{messages.layoutHints[plan.layout]}</p>
      </div>
      <div>
        <Segments
          legend={messages.orientation}
          options={optionsOf(messages.orientations)}
          {...pick('orientation')}
        />
        {plan.orientation === 'auto' ? <p className="mt-1 text-xs">{messages.orientationHint}</p> : null}
      </div>
      <Check label={messages.headings} hint={messages.headingsHint} {...tick('headings')} />
      <More label={messages.more}>
        <Segments legend={messages.paper} options={optionsOf(messages.papers)} {...pick('paper')} />
        <Choices>
          <Check
            label={messages.lakh}
            hint={messages.lakhHint}
            checked={plan.grouping === 'indian'}
            onChange={({ currentTarget }) =>
              onPlan({ ...plan, grouping: currentTarget.checked ? 'indian' : 'by-format' })
            }
          />
          <Check label={messages.widen} hint={messages.widenHint} {...tick('widen')} />
          <Check label={messages.numbered} {...tick('numbered')} />
        </Choices>
        <NameField value={name} ending="pdf" onName={(name) => onPlan({ ...plan, name })} />
      </More>
      {isListed ? <PageContents {...{ printed }} /> : null}
    </OptionsPanel>
  );
}
