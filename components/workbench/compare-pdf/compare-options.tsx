import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { ChosenDocument } from '../documents/use-documents';
import { AddFiles } from '../shell/add-files';
import { Check, Choices, controlsOf } from '../shell/field';
import { OptionsBody, OptionsFooter, PaneHeader } from '../shell/tool-shell';
import { useMessages } from '../shell/use-messages';
import styles from './compare-methods.module.css';
import { ComparedCounts, OldFileCounts } from './compared-counts';
import type { Comparison } from './use-comparison';

type Props = {
  comparing: Comparison;
  accepted: readonly ChosenDocument[];
  newField: string;
};

/** Description of the comparison; its main button adds the new file, or restarts a cancelled comparison. */
export function CompareOptions({ comparing, accepted, newField }: Props) {
  const messages = useMessages('compare-pdf');
  const { both, scan } = comparing;
  const [old] = accepted;
  return (
    <>
      <PaneHeader optionsPanel title={messages.howWeCompare} />
      <OptionsBody fills>
        <p className="text-sm">
          {both && scan
            ? messages.scans.beforeComparing
            : accepted.length === 1
              ? messages.howWeCompareNext
              : messages.howWeCompareText}
        </p>
        {both && scan ? null : (
          <>
            <Choices legend={messages.options.legend}>
              <CompareChecks {...{ comparing }} />
            </Choices>
            <p className="text-xs">{messages.options.always}</p>
            {old?.info && accepted.length === 1 ? <OldFileCounts info={old.info} /> : null}
          </>
        )}
        {both && scan ? (
          <>
            <ComparedCounts {...{ both }} options={comparing.options} />
            <p className="text-xs">{messages.scans.noteText}</p>
          </>
        ) : null}
      </OptionsBody>
      {accepted.length === 1 ? (
        <OptionsFooter>
          <AddFiles primaryId={newField} multiple={false} label={messages.addNew} />
        </OptionsFooter>
      ) : null}
      {both && scan && both.every(({ info }) => info.kind === 'pdf') ? (
        <OptionsFooter>
          <Button className="w-full" onClick={comparing.comparePictures}>
            {messages.scans.button}
          </Button>
        </OptionsFooter>
      ) : null}
      {both && !scan ? (
        <OptionsFooter>
          <Button className="w-full" onClick={comparing.compare}>
            {messages.start}
          </Button>
        </OptionsFooter>
      ) : null}
    </>
  );
}

type CollapsedProps = {
  comparing: Comparison;
  /** Another list on the page already names what is always ignored. */
  isListed: boolean;
};

/** What the comparison ignores, collapsed below the changes. */
export function CollapsedOptions({ comparing, isListed }: CollapsedProps) {
  const messages = useMessages('compare-pdf');
  const { legend, case: capitals, punctuation } = messages.options;
  const { ignoreCase, ignorePunctuation } = comparing.options;
  const ignored = [ignoreCase ? capitals : '', ignorePunctuation ? punctuation : ''].filter(Boolean);
  return (
    <details className={`open:flex-[1_0_100%] ${styles.collapsed}`}>
      <summary>
        <b>{legend}</b>
        {ignored.length > 0 ? <span>{ignored.join(', ')}</span> : null}
        <Icon name="chevron-down" size={18} />
      </summary>
      <Choices>
        <CompareChecks {...{ comparing }} />
      </Choices>
      {isListed ? null : <p className="pb-3 text-xs">{messages.options.always}</p>}
    </details>
  );
}

function CompareChecks({ comparing }: { comparing: Comparison }) {
  const messages = useMessages('compare-pdf');
  const { tick } = controlsOf(comparing.options, comparing.setOptions);
  return (
    <>
      <Check label={messages.options.case} hint={messages.options.caseHint} {...tick('ignoreCase')} />
      <Check
        label={messages.options.punctuation}
        hint={messages.options.punctuationHint}
        {...tick('ignorePunctuation')}
      />
    </>
  );
}
