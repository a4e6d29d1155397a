import type { KeyFacts } from 'engines/text';
import type { ComponentProps } from 'react';
import { formatMessage } from '@/lib/sentences';
import contents from '../documents/file-contents.module.css';
import { SavedReport } from '../shell/saved-report';
import { useMessages } from '../shell/use-messages';
import { CopySummary } from './copy-summary';
import { kindsIn } from './summary-facts';
import { type ExportInput, wordsIn } from './summary-output';
import type { SummaryMethod } from './use-summary';

type Props = Omit<ComponentProps<typeof SavedReport>, 'figure' | 'kept' | 'another' | 'children'> & {
  exportInput: ExportInput;
  method: SummaryMethod;
  facts: KeyFacts | undefined;
};

const list = new Intl.ListFormat('en-IN');

/** Number of points that the result panel shows at most. */
const MOST_POINTS = 3;

/** The saved summary: its figures, its first points, and a button that copies all of them. */
export function SummarySaved({ exportInput, method, facts, ...props }: Props) {
  const messages = useMessages('summarize-text');
  const { saved } = messages;
  const { points } = exportInput;
  const marked = props.finished.outcome.files[0]?.type === 'application/pdf';
  const factNames = (facts ? kindsIn(facts) : []).map((kind) => messages.facts[kind].toLowerCase());
  const more = points.length - MOST_POINTS;
  return (
    <SavedReport
      {...props}
      figure={[
        formatMessage(messages.points, { count: points.length }),
        formatMessage(messages.words, { count: wordsIn(points) }),
      ].join(' · ')}
      kept={[
        ...(marked
          ? [saved.marked]
          : factNames.length > 0
            ? [formatMessage(saved.facts, { found: list.format(factNames) })]
            : []),
        saved.methods[method],
      ]}
      otherExport={<CopySummary exportInput={exportInput} isSecondary />}
    >
      <ol className={contents.note}>
        {points.map(({ key, text }, index) => (
          <li
            key={key}
            data-more={index < MOST_POINTS ? undefined : ''}
            className="grid data-more:hidden print:grid! grid-cols-[1.25rem_minmax(0,1fr)] gap-1.5"
          >
            <b className="mono">{index + 1}</b>
            <span>{text}</span>
          </li>
        ))}
        {more > 0 ? (
          <li className="print:hidden text-(length:--text-xs) text-carbon-700">
            {formatMessage(saved.more, { count: more })}
          </li>
        ) : null}
      </ol>
    </SavedReport>
  );
}
