import type { Voice } from 'engines/voice';
import { Button } from '@/components/ui/button';
import type { Messages } from '@/content/messages-type';
import { Check, Choices, controlsOf, optionsOf, Segments, Select } from '../shell/field';
import { Note, OptionsBody, OptionsFooter, PaneHeader } from '../shell/tool-shell';
import { useMessages } from '../shell/use-messages';

export type SpeakChoice = {
  /** `voiceURI` of a device voice; the first voice until one is chosen. */
  device?: string;
  speed: keyof Messages<'text-to-speech'>['paces'];
  file: Voice & keyof Messages<'text-to-speech'>['fileVoices'];
};

/** 1 is normal speed. */
export const paceOf = ({ speed }: SpeakChoice): number => ({ slow: 0.75, normal: 1, fast: 1.4 })[speed];

type Props = {
  voices: readonly SpeechSynthesisVoice[];
  voice: SpeechSynthesisVoice | undefined;
  choice: SpeakChoice;
  /** Estimated length and size of the file, once there is a text. */
  estimate?: string;
  ready: boolean;
  /** Whether the voice for files is loaded already. */
  isVoiceLoaded: boolean;
  disabledReason?: string;
  onChoose: (choice: SpeakChoice) => void;
  onMake: () => void;
};

/** Up to this number, voices are radio buttons; more are a select. */
const maxRadioButtons = 4;
const languages = new Intl.DisplayNames('en', { type: 'language' });

/** The voice, its speed, and the button that saves the sound. */
export function SpeakOptions({
  voices,
  voice,
  choice,
  estimate,
  ready,
  isVoiceLoaded,
  disabledReason,
  ...handlers
}: Props) {
  const messages = useMessages('text-to-speech');
  const { onChoose, onMake } = handlers;
  const { pick } = controlsOf(choice, onChoose);
  return (
    <>
      <PaneHeader optionsPanel hiddenOnPhones title={messages.title} />
      <OptionsBody>
        {/* On a tablet, the options of playback are beside those of the file. */}
        <div className="grid content-start gap-4.5">
          {voices.length === 0 ? (
            <Note title={messages.noVoices.title}>{messages.noVoices.text}</Note>
          ) : voices.length > maxRadioButtons ? (
            <Select
              label={messages.voices}
              value={voice?.voiceURI ?? ''}
              options={voices.map((deviceVoice) => ({
                value: deviceVoice.voiceURI,
                label: `${nameOf(deviceVoice)}, ${languageOf(deviceVoice)}`,
              }))}
              onChange={(device) => onChoose({ ...choice, device })}
            />
          ) : (
            <Choices legend={messages.voices}>
              {/* Beside the text there is room for the voices one below the other. */}
              <div className="grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] gap-x-3 wrap-anywhere lg:grid-cols-[minmax(0,1fr)]">
                {voices.map((deviceVoice) => (
                  <Check
                    key={deviceVoice.voiceURI}
                    type="radio"
                    name="voice"
                    label={nameOf(deviceVoice)}
                    hint={languageOf(deviceVoice)}
                    checked={deviceVoice === voice}
                    onChange={() => onChoose({ ...choice, device: deviceVoice.voiceURI })}
                  />
                ))}
              </div>
            </Choices>
          )}
          <Segments legend={messages.pace} options={optionsOf(messages.paces)} {...pick('speed')} />
        </div>
        <Select
          label={messages.fileVoice}
          hint={isVoiceLoaded ? messages.plainHere : messages.plain}
          options={optionsOf(messages.fileVoices)}
          {...pick('file')}
        />
      </OptionsBody>
      <OptionsFooter>
        <Button className="w-full" aria-disabled={!ready || undefined} onClick={onMake}>
          {messages.button}
        </Button>
        {disabledReason ? (
          <p role="alert" className="text-sm">
            {disabledReason}
          </p>
        ) : estimate ? (
          <p className="text-sm">{estimate}</p>
        ) : null}
      </OptionsFooter>
    </>
  );
}

/** Without vendor and language: `Heera` of `Microsoft Heera - English (India)`. */
const nameOf = ({ name }: SpeechSynthesisVoice): string =>
  name.replace(/^(Microsoft|Google|Apple) (?=\S)/, '').replace(/ - .+$/, '') || name;

function languageOf({ lang }: SpeechSynthesisVoice): string {
  try {
    return languages.of(lang.replace('_', '-')) ?? lang;
  } catch {
    return lang;
  }
}
