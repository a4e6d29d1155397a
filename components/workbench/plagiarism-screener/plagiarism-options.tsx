import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { say } from '@/lib/sentences';
import type { ChosenPaper } from '../documents/use-papers';
import { Check, controlsOf, Select } from '../shell/field';
import type { ShellProps } from '../shell/tool';
import { OptionsFooter, PaneHeader } from '../shell/tool-shell';
import { useMessages } from '../shell/use-messages';
import { PlagiarismAdd } from './plagiarism-add';
import { PlagiarismSources } from './plagiarism-sources';
import type { Found } from './use-plagiarism';

type Props = Pick<ShellProps, 'accept' | 'onFiles'> & {
  sources: readonly ChosenPaper[];
  of: Found;
  /** The document waits for its first source, which can be added there. */
  alone: boolean;
  onShow: (passage: number) => void;
  onDocument: (key: string) => void;
  onRemove: (key: string) => void;
  onReport: () => void;
};

/** Choices for the minimum number of matching words in a row. */
const rows = [8, 12, 20];

/** The sources, the exclusions, and the report. */
export function PlagiarismOptions({ accept, sources, of, alone, onFiles, onReport, ...acts }: Props) {
  const words = useMessages('plagiarism-screener');
  const { choice, choose, found } = of;
  const { tick } = controlsOf(choice, choose);
  return (
    <>
      <PaneHeader
        optionsPanel
        title={sources.length > 0 ? say(words.sources, { count: sources.length }) : words.noSource}
      />
      {sources.length > 0 ? <PlagiarismSources {...{ sources, of }} {...acts} /> : null}
      <div className="grid flex-1 content-start gap-4 px-(--sides) py-4.5">
        {alone ? null : <PlagiarismAdd {...{ accept, onFiles }} />}
        <div>
          <Check
            label={words.withoutQuotations}
            hint={
              found && found.excluded.quotation > 0
                ? say(words.quotationsLeft, {
                    count: found.left.filter(({ reason }) => reason === 'quotation').length,
                  })
                : undefined
            }
            {...tick('withoutQuotations')}
          />
          <Check
            label={words.withoutReferences}
            hint={
              found && found.excluded.reference > 0
                ? say(words.referencesLeft, { count: found.excluded.reference })
                : undefined
            }
            {...tick('withoutReferences')}
          />
        </div>
        <Select
          label={words.from}
          value={`${choice.least}`}
          options={rows.map((count) => ({ value: `${count}`, label: say(words.inARow, { count }) }))}
          onChange={(value) => choose({ ...choice, least: Number(value) })}
        />
        <p className="text-(length:--text-xs) leading-[1.45] text-carbon-850">{words.note}</p>
      </div>
      {found || alone ? (
        <OptionsFooter still={alone}>
          <Button className="w-full" aria-disabled={!found || undefined} onClick={onReport}>
            <Icon name="download" />
            {words.button}
          </Button>
        </OptionsFooter>
      ) : null}
    </>
  );
}
