import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { formatMessage } from '@/lib/sentences';
import neutral from '../documents/neutral-ground.module.css';
import type { ChosenDocument } from '../documents/use-documents';
import { Check, controlsOf, Select } from '../shell/field';
import { OptionsFooter, PaneHeader } from '../shell/tool-shell';
import { useMessages } from '../shell/use-messages';
import { PlagiarismAdd } from './plagiarism-add';
import { PlagiarismSources } from './plagiarism-sources';
import type { PlagiarismComparison } from './use-plagiarism';

type Props = {
  sources: readonly ChosenDocument[];
  comparison: PlagiarismComparison;
  /** The document waits for its first source, which can be added there. */
  needsSource: boolean;
  onShow: (passage: number) => void;
  onDocument: (key: string) => void;
  onRemove: (key: string) => void;
  onReport: () => void;
};

/** Choices for the minimum number of matching words in a row. */
const minWordChoices = [8, 12, 20];

/** The sources, the exclusions, and the report. */
export function PlagiarismOptions({ sources, comparison, needsSource, onReport, ...actions }: Props) {
  const messages = useMessages('plagiarism-screener');
  const { choice, choose, found } = comparison;
  const { tick } = controlsOf(choice, choose);
  return (
    <>
      <PaneHeader
        optionsPanel
        title={
          sources.length > 0 ? formatMessage(messages.sources, { count: sources.length }) : messages.noSource
        }
      />
      <div className={neutral.ground}>
        {sources.length > 0 ? <PlagiarismSources {...{ sources, comparison }} {...actions} /> : null}
        <div className="grid flex-1 content-start gap-4 px-(--side-padding) py-4.5">
          {needsSource ? null : <PlagiarismAdd />}
          <div>
            <Check
              label={messages.withoutQuotations}
              hint={
                found && found.excluded.quotation > 0
                  ? formatMessage(messages.quotationsIgnored, {
                      count: found.excludedRuns.filter(({ reason }) => reason === 'quotation').length,
                    })
                  : undefined
              }
              {...tick('excludesQuotations')}
            />
            <Check
              label={messages.withoutReferences}
              hint={
                found && found.excluded.reference > 0
                  ? formatMessage(messages.referencesIgnored, { count: found.excluded.reference })
                  : undefined
              }
              {...tick('excludesReferences')}
            />
          </div>
          <Select
            label={messages.shortestMatch}
            value={`${choice.minWords}`}
            options={minWordChoices.map((count) => ({
              value: `${count}`,
              label: formatMessage(messages.wordsInARow, { count }),
            }))}
            onChange={(value) => choose({ ...choice, minWords: Number(value) })}
          />
          {/* Without matches, the notice above the document says that there are none. */}
          {found?.passages.length === 0 ? null : (
            <p className="text-(length:--text-xs) leading-[1.45] text-carbon-850">{messages.note}</p>
          )}
        </div>
        {found || needsSource ? (
          <OptionsFooter notSticky={needsSource}>
            <Button className="w-full" aria-disabled={!found || undefined} onClick={onReport}>
              <Icon name="download" />
              {messages.button}
            </Button>
          </OptionsFooter>
        ) : null}
      </div>
    </>
  );
}
