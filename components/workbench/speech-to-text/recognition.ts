/**
 * On-device speech recognition of Chromium (Web Speech API with `processLocally`). Its other mode sends the
 * sound to a server: it is never started here, and a browser with that mode alone counts as having none.
 */

export type Availability = 'none' | 'unavailable' | 'downloadable' | 'downloading' | 'available';

type Result = { isFinal: boolean; 0: { transcript: string } };
type Recognition = EventTarget & {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally?: boolean;
  start(track?: MediaStreamTrack): void;
  stop(): void;
  abort(): void;
  onresult: ((event: { resultIndex: number; results: ArrayLike<Result> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
};
type Languages = { langs: string[]; processLocally: true };
type Recognizer = {
  new (): Recognition;
  available?(options: Languages): Promise<Availability>;
  install?(options: Languages): Promise<boolean>;
};

const recognizer = () => {
  const scope = globalThis as { SpeechRecognition?: Recognizer; webkitSpeechRecognition?: Recognizer };
  return scope.SpeechRecognition ?? scope.webkitSpeechRecognition;
};

/** Whether this browser can transcribe a language on the device; `none` if it has no such API. */
export async function availability(language: string): Promise<Availability> {
  const recognizerClass = recognizer();
  try {
    if (!recognizerClass?.available || !('processLocally' in new recognizerClass())) return 'none';
    return await recognizerClass.available({ langs: [language], processLocally: true });
  } catch {
    return 'none';
  }
}

/** Has the browser download what it needs for a language. @returns whether it did */
export async function install(language: string): Promise<boolean> {
  try {
    return (await recognizer()?.install?.({ langs: [language], processLocally: true })) === true;
  } catch {
    return false;
  }
}

/** The browser whose language packs are used, as far as it says. */
export function packBrowser(): 'chrome' | 'edge' | 'other' {
  type Brands = { userAgentData?: { brands: { brand: string }[] } };
  const brands = (navigator as Brands).userAgentData?.brands.map(({ brand }) => brand) ?? [];
  if (brands.includes('Microsoft Edge')) return 'edge';
  return brands.includes('Google Chrome') ? 'chrome' : 'other';
}

type Listener = {
  /** Final words. */
  onWords(text: string): void;
  /** Interim words that may still change. */
  onGuess(text: string): void;
  onFailed(error: string): void;
};

/** Errors after which recognition can be restarted. */
const recoverableErrors = new Set(['no-speech', 'aborted']);

/**
 * Transcribes a track until the returned function is called.
 *
 * @returns a function that ends the transcription; `onWords` may still get the last words after it
 * @throws if the browser would not do it on the device
 */
export function transcribeTrack(track: MediaStreamTrack, language: string, listener: Listener): () => void {
  const recognizerClass = recognizer();
  if (!recognizerClass) throw new Error('no recognition');
  const recognition = new recognizerClass();
  recognition.processLocally = true;
  if (!recognizerClass.available || recognition.processLocally !== true) throw new Error('not on the device');
  recognition.lang = language;
  recognition.continuous = true;
  recognition.interimResults = true;
  let ended = false;
  recognition.onresult = ({ resultIndex, results }) => {
    let guess = '';
    for (let index = resultIndex; index < results.length; index += 1) {
      const result = results[index];
      const text = result?.[0].transcript.trim() ?? '';
      if (result?.isFinal && text) listener.onWords(text);
      else guess += `${text} `;
    }
    listener.onGuess(guess.trim());
  };
  recognition.onerror = ({ error }) => {
    if (recoverableErrors.has(error)) return;
    ended = true;
    listener.onFailed(error);
  };
  // A session ends by itself after a silence.
  recognition.onend = () => ended || recognition.start(track);
  recognition.start(track);
  return () => {
    ended = true;
    recognition.stop();
  };
}
