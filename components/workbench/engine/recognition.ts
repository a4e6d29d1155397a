/**
 * Speech recognition on the device, as Chromium offers it (Web Speech API with `processLocally`). Its other kind sends
 * the sound to a server: it is never started here, and a browser that knows no other has none.
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

/** Whether this browser writes a language down on the device; `none` where it cannot at all. */
export async function availability(language: string): Promise<Availability> {
  const here = recognizer();
  try {
    if (!here?.available || !('processLocally' in new here())) return 'none';
    return await here.available({ langs: [language], processLocally: true });
  } catch {
    return 'none';
  }
}

/** Has the browser fetch what it needs for a language. @returns whether it did */
export async function install(language: string): Promise<boolean> {
  try {
    return (await recognizer()?.install?.({ langs: [language], processLocally: true })) === true;
  } catch {
    return false;
  }
}

/** Whose language packs this browser fetches, as far as it says. */
export function browserHere(): 'chrome' | 'edge' | 'other' {
  type Brands = { userAgentData?: { brands: { brand: string }[] } };
  const brands = (navigator as Brands).userAgentData?.brands.map(({ brand }) => brand) ?? [];
  if (brands.includes('Microsoft Edge')) return 'edge';
  return brands.includes('Google Chrome') ? 'chrome' : 'other';
}

type Listener = {
  /** Words that are certain. */
  onWords(text: string): void;
  /** Words that may still change. */
  onGuess(text: string): void;
  onFailed(error: string): void;
};

/** Errors after which it can be started again. */
const passing = new Set(['no-speech', 'aborted']);

/**
 * Writes down what a track says until it is ended.
 *
 * @returns ends it; the last words come before `onWords` is silent
 * @throws where the browser would not do it on the device
 */
export function listen(track: MediaStreamTrack, language: string, to: Listener): () => void {
  const here = recognizer();
  if (!here) throw new Error('no recognition');
  const recognition = new here();
  recognition.processLocally = true;
  if (!here.available || recognition.processLocally !== true) throw new Error('not on the device');
  recognition.lang = language;
  recognition.continuous = true;
  recognition.interimResults = true;
  let over = false;
  recognition.onresult = ({ resultIndex, results }) => {
    let guess = '';
    for (let index = resultIndex; index < results.length; index += 1) {
      const result = results[index];
      const text = result?.[0].transcript.trim() ?? '';
      if (result?.isFinal && text) to.onWords(text);
      else guess += `${text} `;
    }
    to.onGuess(guess.trim());
  };
  recognition.onerror = ({ error }) => {
    if (passing.has(error)) return;
    over = true;
    to.onFailed(error);
  };
  // A session ends by itself after a silence.
  recognition.onend = () => over || recognition.start(track);
  recognition.start(track);
  return () => {
    over = true;
    recognition.stop();
  };
}
