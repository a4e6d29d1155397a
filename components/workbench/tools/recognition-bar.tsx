import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { TranscribeWords } from '@/lib/schema/works/transcribe';
import { say } from '@/lib/words';
import { clock } from '../engine/clock';
import { Notice } from '../parts/bench';
import { Select } from '../parts/field';
import styles from './recognition-bar.module.css';
import { languages, type Transcriber } from './use-transcriber';

type Props = {
  words: TranscribeWords;
  transcriber: Transcriber;
  /** Without it, there is no recording. */
  onRecording?: () => void;
  onMicrophone: () => void;
};

const names = new Intl.DisplayNames('en', { type: 'language' });

/** What this browser can write down by itself, and the keys that have it do so; where it cannot, why. */
export function RecognitionBar({ words, transcriber, ...acts }: Props) {
  const { availability, language, setLanguage, at, time, failed, stop, install } = transcriber;
  if (availability === undefined) return null;
  if (availability === 'none') return <Notice title={words.cannot.title} text={words.cannot.text} />;
  const name = { language: names.of(language) ?? language };
  const told =
    availability === 'available'
      ? words.can
      : availability === 'unavailable'
        ? words.noLanguage
        : words.fetchable;
  return (
    <>
      {failed ? (
        <Notice title={words.failures[failed].title} text={words.failures[failed].text} refused />
      ) : null}
      <Notice
        title={say(told.title, name)}
        text={told.text}
        icon={availability === 'unavailable' ? undefined : 'microphone'}
      />
      <div className={styles.bar}>
        {at && at !== 'install' ? (
          <>
            <p role="status">{say(words.listening, { time: clock(time) })}</p>
            <Button variant="outline" onClick={stop}>
              <Icon name="pause" />
              {words.stopListening}
            </Button>
          </>
        ) : (
          <>
            <Select
              label={words.language}
              value={language}
              options={languages.map((value) => ({ value, label: names.of(value) ?? value }))}
              onChange={setLanguage}
            />
            {availability === 'available' ? (
              <>
                {acts.onRecording ? (
                  <Button onClick={acts.onRecording}>
                    <Icon name="wand" />
                    {words.writeDown}
                  </Button>
                ) : null}
                <Button variant="outline" onClick={acts.onMicrophone}>
                  <Icon name="microphone" />
                  {words.fromMicrophone}
                </Button>
              </>
            ) : availability === 'unavailable' ? null : at === 'install' ? (
              <p role="status">{say(words.fetchingPack, name)}</p>
            ) : (
              <Button onClick={install}>
                <Icon name="download" />
                {words.install}
              </Button>
            )}
          </>
        )}
      </div>
    </>
  );
}
