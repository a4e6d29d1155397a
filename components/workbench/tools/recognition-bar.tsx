import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { TranscribeWords } from '@/lib/schema/works/transcribe';
import { say } from '@/lib/words';
import { clock } from '../engine/clock';
import { browserHere } from '../engine/recognition';
import { Notice } from '../parts/bench';
import { optionsOf, Segments, Select } from '../parts/field';
import styles from './recognition-bar.module.css';
import { RecognitionKeys } from './recognition-keys';
import { languages, type Transcriber } from './use-transcriber';

export type Writer = keyof TranscribeWords['writers'];

type Props = {
  words: TranscribeWords;
  transcriber: Transcriber;
  /** Who writes: the browser, or who sits at the desk. */
  writer: Writer;
  onWriter: (writer: Writer) => void;
  /** Without it, there is no recording. */
  onRecording?: () => void;
  /** The browser wrote before. */
  wrote: boolean;
  onMicrophone: () => void;
};

const names = new Intl.DisplayNames('en', { type: 'language' });

/** Who transcribes; for the browser also what it requires, or why it cannot. */
export function RecognitionBar({ words, transcriber, writer, onWriter, ...acts }: Props) {
  const { availability, language, setLanguage, at, time, failed, stop } = transcriber;
  if (availability === undefined) return null;
  if (availability === 'none') return <Notice title={words.cannot.title} text={words.cannot.text} />;
  const name = { language: names.of(language) ?? language };
  const told =
    availability === 'available'
      ? words.can
      : availability === 'unavailable'
        ? words.noLanguage
        : words.fetchable;
  const listening = at !== undefined && at !== 'install';
  return (
    <>
      {failed ? (
        <Notice title={words.failures[failed].title} text={words.failures[failed].text} refused />
      ) : null}
      <div className={styles.bar}>
        {listening ? (
          <>
            <p role="status">{say(words.listening, { time: clock(time) })}</p>
            <Button variant="outline" onClick={stop}>
              <Icon name="pause" />
              {words.stopListening}
            </Button>
          </>
        ) : (
          <>
            <Segments
              legend={words.writer}
              name="writer"
              value={writer}
              options={optionsOf(words.writers)}
              onChange={onWriter}
            />
            {writer === 'browser' ? (
              <>
                <Select
                  label={words.language}
                  value={language}
                  options={languages.map((value) => ({ value, label: names.of(value) ?? value }))}
                  onChange={setLanguage}
                />
                <RecognitionKeys {...{ words, transcriber, name }} {...acts} />
              </>
            ) : null}
          </>
        )}
      </div>
      {writer === 'browser' && !listening ? (
        <Notice
          title={say(told.title, name)}
          text={told.text && say(told.text, words.browsers[browserHere()])}
          icon={availability === 'unavailable' ? undefined : 'microphone'}
        />
      ) : null}
    </>
  );
}
