import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { CompareWords } from '@/lib/schema/works/compare';
import type { ChosenPaper } from '../engine/use-papers';
import { AddFiles } from '../parts/add-files';
import { Bar, FoilBody, FoilFoot } from '../parts/bench';
import { Check, Choices, controlsOf } from '../parts/field';
import type { ToolProps } from '../tool';
import styles from './compare-ways.module.css';
import type { Comparing } from './use-comparison';

type Props = Pick<ToolProps<'compare'>, 'frame' | 'words' | 'accept' | 'onFiles'> & {
  comparing: Comparing;
  listed: readonly ChosenPaper[];
  newField: string;
};

/** Description of the comparison; its main button adds the new file, or restarts a cancelled comparison. */
export function CompareChoices({ words, comparing, listed, newField, ...field }: Props) {
  const { both, scan } = comparing;
  return (
    <>
      <Bar foil title={words.will} />
      <FoilBody>
        <p className="text-sm">{both && scan ? words.scans.will : words.willText}</p>
        {both && scan ? null : (
          <>
            <Choices legend={words.options.legend}>
              <CompareOptions {...{ words, comparing }} />
            </Choices>
            <p className="text-xs">{words.options.always}</p>
          </>
        )}
      </FoilBody>
      {listed.length === 1 ? (
        <FoilFoot>
          <AddFiles {...field} main={newField} multiple={false} label={words.addNew} />
        </FoilFoot>
      ) : null}
      {both && scan && both.every(({ info }) => info.kind === 'pdf') ? (
        <FoilFoot>
          <Button className="w-full" onClick={comparing.comparePictures}>
            {words.scans.button}
          </Button>
        </FoilFoot>
      ) : null}
      {both && !scan ? (
        <FoilFoot>
          <Button className="w-full" onClick={comparing.compare}>
            {words.start}
          </Button>
        </FoilFoot>
      ) : null}
    </>
  );
}

/** Comparison options, collapsed below the changes. */
export function LeaveOut({ words, comparing }: { words: CompareWords; comparing: Comparing }) {
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
        <CompareOptions {...{ words, comparing }} />
      </Choices>
    </details>
  );
}

function CompareOptions({ words, comparing }: { words: CompareWords; comparing: Comparing }) {
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
