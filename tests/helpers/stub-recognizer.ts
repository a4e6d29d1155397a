import type { Page } from '@playwright/test';

/**
 * Replaces speech recognition in a page: it reports these words, one after the other, and records the settings of each
 * start.
 *
 * @param kind `device`: runs on the device; `pack`: runs on the device once its language pack is fetched; `server`: sends
 *   the sound to a server
 */
export async function stubRecognizer(
  page: Page,
  kind: 'device' | 'pack' | 'server',
  words: readonly string[] = [],
): Promise<{ starts(): Promise<{ track?: string; lang: string; local: boolean }[]> }> {
  await page.addInitScript(
    ({ kind, words }) => {
      const starts: object[] = [];
      let fetched = kind === 'device';
      class Recognition extends EventTarget {
        lang = '';
        continuous = false;
        interimResults = false;
        onresult?: (event: object) => void;
        onend?: () => void;
        timers: ReturnType<typeof setTimeout>[] = [];
        start(track?: MediaStreamTrack) {
          const local = Reflect.get(this, 'processLocally') === true;
          starts.push({ track: track?.kind, lang: this.lang, local });
          const say = (text: string, isFinal: boolean) =>
            this.onresult?.({ resultIndex: 0, results: [{ isFinal, 0: { transcript: text } }] });
          words.forEach((text, index) => {
            this.timers.push(setTimeout(() => say(text.slice(0, 4), false), 300 + index * 600));
            this.timers.push(setTimeout(() => say(text, true), 600 + index * 600));
          });
        }
        stop() {
          for (const timer of this.timers) clearTimeout(timer);
          this.onend?.();
        }
        abort() {
          this.stop();
        }
      }
      if (kind !== 'server') {
        Reflect.set(Recognition.prototype, 'processLocally', false);
        Object.assign(Recognition, {
          available: async ({ processLocally }: { processLocally: boolean }) =>
            processLocally && (fetched ? 'available' : 'downloadable'),
          install: async () => {
            fetched = true;
            return true;
          },
        });
      }
      Object.defineProperty(window, 'SpeechRecognition', { value: Recognition, configurable: true });
      Object.defineProperty(window, 'webkitSpeechRecognition', { value: Recognition, configurable: true });
      Object.assign(window, { recognitionStarts: starts });
    },
    { kind, words },
  );
  type Stub = { recognitionStarts: { track?: string; lang: string; local: boolean }[] };
  return { starts: () => page.evaluate(() => (window as unknown as Stub).recognitionStarts) };
}
