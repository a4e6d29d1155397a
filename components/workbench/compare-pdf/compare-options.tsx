import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { ChosenPaper } from '../documents/use-papers';
import { AddFiles } from '../shell/add-files';
import { Check, Choices, controlsOf } from '../shell/field';
import type { ShellProps } from '../shell/tool';
import { OptionsBody, OptionsFooter, PaneHeader } from '../shell/tool-shell';
import { useMessages } from '../shell/use-messages';
import styles from './compare-methods.module.css';
import type { Comparing } from './use-comparison';

type Props = Pick<ShellProps, 'accept' | 'onFiles'> & {
  comparing: Comparing;
  listed: readonly ChosenPaper[];
  newField: string;
};

/** Description of the comparison; its main button adds the new file, or restarts a cancelled comparison. */
export function CompareOptions({ comparing, listed, newField, ...field }: Props) {
  const words = useMessages('compare-pdf');
  const { both, scan } = comparing;
  return (
    <>
      <PaneHeader optionsPanel title={words.will} />
      <OptionsBody>
        <p className="text-sm">{both && scan ? words.scans.will : words.willText}</p>
        {both && scan ? null : (
          <>
            <Choices legend={words.options.legend}>
              <CompareChecks {...{ comparing }} />
            </Choices>
            <p className="text-xs">{words.options.always}</p>
          </>
        )}
      </OptionsBody>
      {listed.length === 1 ? (
        <OptionsFooter>
          <AddFiles {...field} main={newField} multiple={false} label={words.addNew} />
        </OptionsFooter>
      ) : null}
      {both && scan && both.every(({ info }) => info.kind === 'pdf') ? (
        <OptionsFooter>
          <Button className="w-full" onClick={comparing.comparePictures}>
            {words.scans.button}
          </Button>
        </OptionsFooter>
      ) : null}
      {both && !scan ? (
        <OptionsFooter>
          <Button className="w-full" onClick={comparing.compare}>
            {words.start}
          </Button>
        </OptionsFooter>
      ) : null}
    </>
  );
}

/** Comparison options, collapsed below the changes. */
export function LeaveOut({ comparing }: { comparing: Comparing }) {
  const words = useMessages('compare-pdf');
  const { legend, case: capitals, punctuation } = words.options;
  const { ignoreCase, ignorePunctuation } = comparing.options;
  const out = [ignoreCase ? capitals : '', ignorePunctuation ? punctuation : ''].filter(Boolean);
  return (
    <details className={`open:flex-[1_0_100%] ${styles.leaveOut}`}>
      <summary>
        <b>{legend}</b>
        {out.length > 0 ? <span>{out.join(', ')}</span> : null}
        <Icon name="chevron-down" size={18} />
      </summary>
      <Choices>
        <CompareChecks {...{ comparing }} />
      </Choices>
    </details>
  );
}

function CompareChecks({ comparing }: { comparing: Comparing }) {
  const words = useMessages('compare-pdf');
  const { tick } = controlsOf(comparing.options, comparing.setOptions);
  return (
    <>
      <Check label={words.options.case} hint={words.options.caseHint} {...tick('ignoreCase')} />
      <Check
        label={words.options.punctuation}
        hint={words.options.punctuationHint}
        {...tick('ignorePunctuation')}
      />
    </>
  );
}
