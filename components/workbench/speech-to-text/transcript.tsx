import type { Passage } from 'engines/voice';
import fading from '../documents/fades.module.css';
import { clock } from '../shell/clock';
import { segmentsOf } from './names-and-figures';
import styles from './transcript.module.css';

type Props = {
  label: string;
  passages: readonly Passage[];
  /** Language of the speech recognition; missing when all of the text was typed. */
  language?: string;
};

/** The transcript with its times. */
export function Transcript({ label, passages, language }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard.
    <ol aria-label={label} tabIndex={0} className={`paper ${fading.fades} ${styles.passages}`}>
      {passages.map(({ start, text }) => (
        <li key={`${start} ${text}`}>
          <span className="mono pt-1 text-carbon-600">{clock(start)}</span>
          <p translate="no">
            <MarkedNames {...{ text, language }} />
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Recognised speech, with a dotted underline below names and figures to check; typed text (no language) has none. */
export function MarkedNames({ text, language }: { text: string; language?: string }) {
  if (language === undefined) return text;
  return segmentsOf(text, language).map(({ text: segment, isToCheck }, index) =>
    isToCheck ? (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: segments have no id
        key={index}
        className="underline decoration-carbon-700 decoration-dotted decoration-2 underline-offset-[0.28em]"
      >
        {segment}
      </span>
    ) : (
      segment
    ),
  );
}
