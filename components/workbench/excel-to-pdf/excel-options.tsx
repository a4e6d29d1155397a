import type { ExcelInput, SheetInfo } from 'engines/excel';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { say } from '@/lib/sentences';
import { Facts } from '../shell/facts';
import { Check, Choices, controlsOf, optionsOf, Segments } from '../shell/field';
import more from '../shell/more.module.css';
import { NameField, OptionsPanel, Sum } from '../shell/options-panel';
import { useMessages, useSharedMessages } from '../shell/use-messages';
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
  /** The sheets are chosen elsewhere. */
  apart: boolean;
  /** Name of the new file, and the typed name. */
  title: string;
  name: string;
  ready: boolean;
  /** Reason why the button is disabled. */
  disabledReason?: string;
  onPlan: (plan: ExcelPlan) => void;
  onPick: (sheets: readonly number[]) => void;
  onMake: () => void;
};

/** Sheets and paper, notes on the result, and the button that makes the PDF. */
export function ExcelOptions({ sheets, picked, plan, printed, title, name, ...props }: Props) {
  const frame = useSharedMessages();
  const words = useMessages('excel-to-pdf');
  const { ready, disabledReason, apart, onPlan, onPick, onMake } = props;
  const { pick, tick } = controlsOf(plan, onPlan);
  const pages = printed?.sizes.length ?? 0;
  const counted = pages > 0 ? say(frame.pages, { count: pages }) : undefined;
  const hasAll = sheets.every(({ drawings, rules }) => drawings === 0 && !rules);
  return (
    <OptionsPanel
      title={title}
      note={counted}
      sum={counted ? <Sum figure={counted} text={say(words.from, { count: picked.length })} /> : null}
      button={words.button}
      hint={[words.limits, hasAll ? words.none : ''].filter(Boolean).join(' ')}
      {...{ ready, disabledReason, onMake }}
    >
      {apart ? null : (
        <div className={styles.lines}>
          <ExcelSheets {...{ sheets, picked, printed, onPick }} />
        </div>
      )}
      <div>
        <Segments legend={words.layout} options={optionsOf(words.layouts)} {...pick('layout')} />
        <p className="mt-1 text-xs">{words.layoutHint}</p>
      </div>
      <div>
        <Segments
          legend={words.orientation}
          options={optionsOf(words.orientations)}
          {...pick('orientation')}
        />
        <p className="mt-1 text-xs">{words.orientationHint}</p>
      </div>
      <Check label={words.headings} hint={words.headingsHint} {...tick('headings')} />
      <More label={words.more}>
        <Segments legend={words.paper} options={optionsOf(words.papers)} {...pick('paper')} />
        <Choices>
          <Check
            label={words.lakh}
            hint={words.lakhHint}
            checked={plan.grouping === 'indian'}
            onChange={({ currentTarget }) =>
              onPlan({ ...plan, grouping: currentTarget.checked ? 'indian' : 'by-format' })
            }
          />
          <Check label={words.widen} hint={words.widenHint} {...tick('widen')} />
          <Check label={words.numbered} {...tick('numbered')} />
        </Choices>
        <NameField value={name} ending="pdf" onName={(name) => onPlan({ ...plan, name })} />
      </More>
      {printed?.preview ? (
        <Facts facts={printed.facts.filter(({ lost }) => !lost)} title={words.lookedAt} />
      ) : null}
    </OptionsPanel>
  );
}

/** Rarely changed choices, collapsed. */
function More({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className={more.more}>
      <summary>
        {label}
        <Icon name="chevron-down" size={20} />
      </summary>
      <div className="grid gap-4.5 pt-1.5">{children}</div>
    </details>
  );
}
