import type { Length } from 'engines/text';
import { useAnswer } from '../shell/use-answer';

type Options = {
  type: 'key-points';
  format: 'plain-text';
  length: Length;
  expectedInputLanguages: string[];
  outputLanguage: string;
};

type Session = {
  summarize(text: string, options?: { signal?: AbortSignal }): Promise<string>;
  measureInputUsage?(text: string, options?: { signal?: AbortSignal }): Promise<number>;
  inputQuota?: number;
  destroy?(): void;
};

/** The part of Chrome's Summarizer API (https://developer.chrome.com/docs/ai/summarizer-api) used here. */
type Summarizer = {
  availability(options: Options): Promise<'unavailable' | 'downloadable' | 'downloading' | 'available'>;
  create(options: Options & { signal?: AbortSignal }): Promise<Session>;
};

const summarizer = () => (globalThis as { Summarizer?: Summarizer }).Summarizer;

const optionsFor = (length: Length): Options => ({
  type: 'key-points',
  format: 'plain-text',
  length,
  expectedInputLanguages: ['en'],
  outputLanguage: 'en',
});

/** Whether the browser's built-in model is on the device; one that needs a download is not offered. */
export function useBrowserModel(): boolean {
  const { answer } = useAnswer('model', async () => summarizer()?.availability(optionsFor('medium')));
  return answer === 'available';
}

/**
 * Key points in the words of the browser's built-in model, which runs on this device.
 *
 * @returns undefined when the text is longer than the model's input limit
 * @throws errors of the browser
 */
export async function pointsOfModel(
  text: string,
  length: Length,
  signal: AbortSignal,
): Promise<string[] | undefined> {
  const options = optionsFor(length);
  const model = summarizer();
  // The model may have been removed since it was offered; creating it would then start a download.
  if (!model || (await model.availability(options)) !== 'available') throw new Error('not available');
  const session = await model.create({ ...options, signal });
  try {
    const size = await session.measureInputUsage?.(text, { signal });
    if (size !== undefined && size > (session.inputQuota ?? Number.POSITIVE_INFINITY)) return undefined;
    const answer = await session.summarize(text, { signal });
    return answer
      .split('\n')
      .map((line) => line.replace(/^\s*(?:[-*•–]|\d+[.)])\s+/, '').trim())
      .filter(Boolean);
  } finally {
    session.destroy?.();
  }
}
