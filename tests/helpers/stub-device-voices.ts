import type { Page } from '@playwright/test';

type SpokenLine = { text: string; voice: string; rate: number };

/**
 * Gives a browser without voices those of a device. Records what is to be spoken, and ends a line when `next` is called.
 * One of the voices is not local: a real one would send the text to a server.
 */
export async function stubDeviceVoices(
  page: Page,
): Promise<{ spoken(): Promise<SpokenLine[]>; next(): Promise<void> }> {
  await page.addInitScript(() => {
    const spoken: unknown[] = [];
    let current: { onend?: () => void; onboundary?: (event: object) => void } | undefined;
    class Utterance {
      voice?: { name: string };
      rate = 1;
      constructor(readonly text: string) {}
    }
    const voice = (name: string, lang: string, localService: boolean) => ({
      name,
      lang,
      localService,
      voiceURI: name,
      default: false,
    });
    const synth = {
      getVoices: () => [
        voice('Distant', 'en-GB', false),
        voice('Heera', 'en-IN', true),
        voice('Hans', 'de-DE', true),
      ],
      addEventListener() {},
      removeEventListener() {},
      cancel() {
        current = undefined;
      },
      speak(utterance: Utterance) {
        spoken.push({ text: utterance.text, voice: utterance.voice?.name, rate: utterance.rate });
        current = utterance as typeof current;
        setTimeout(() => current?.onboundary?.({ charIndex: 0, charLength: 3 }));
      },
    };
    Object.defineProperty(window, 'speechSynthesis', { value: synth });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
    Object.assign(window, { spokenHere: spoken, lineEnds: () => current?.onend?.() });
  });
  type Stub = { spokenHere: SpokenLine[]; lineEnds: () => void };
  return {
    spoken: () => page.evaluate(() => (window as unknown as Stub).spokenHere),
    next: () => page.evaluate(() => (window as unknown as Stub).lineEnds()),
  };
}
