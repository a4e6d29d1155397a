/** AI PDF Editor: the places where a copy has words that its original lacks, and stepping from one to the next. */
import type { SourceFile } from 'engines';
import type { EditablePage, PdfOperations } from 'engines/pdf';
import { useState } from 'react';
import type { Box } from '../documents/share-of';
import type { Engine } from '../shell/run-engine';
import { useAnswer } from '../shell/use-answer';
import { gapsBetween, wordsOf } from './differences';
import { boundsOf, framesOf } from './lines';
import type { Copy } from './use-copies';
import { areLevel, meets } from './use-editable';

/** A changed place. `text` is missing where words were only removed. */
export type ChangedPlace = { key: string; page: number; box: Box; text?: string };

/** Words of a page that it did not have before; consecutive ones on a line form one place. */
export function newWordsIn(before: EditablePage, after: EditablePage): ChangedPlace[] {
  const old = before.lines.flatMap(({ text }) => wordsOf(text));
  const newWords = after.lines.flatMap((line, index) =>
    wordsOf(line.text).map((text, word) => ({ text, index, word })),
  );
  const found = new Map<number, number[]>();
  const texts = newWords.map(({ text }) => text);
  for (const { b0, b1 } of gapsBetween(old, texts))
    for (const { index, word } of newWords.slice(b0, b1))
      found.set(index, [...(found.get(index) ?? []), word]);
  return [...found].flatMap(([index, numbers]) =>
    phrasesOf(numbers).flatMap((phrase) => {
      const line = after.lines[index];
      const boxes = phrase.flatMap((word) => line?.words[word] ?? []);
      if (!line || boxes.length === 0) return [];
      const words = wordsOf(line.text);
      const text = phrase.map((word) => words[word] ?? '').join(' ');
      return [{ key: `${after.page} ${index} ${phrase[0]}`, page: after.page, box: boundsOf(boxes), text }];
    }),
  );
}

/** Groups of consecutive numbers, each one phrase. A gap of a single number does not split a group. */
function phrasesOf(numbers: readonly number[]): number[][] {
  const phrases: number[][] = [];
  for (const number of numbers) {
    const phrase = phrases.at(-1);
    const gap = number - (phrase?.at(-1) ?? Number.NEGATIVE_INFINITY);
    if (phrase && gap <= 2) phrase.push(...(gap === 2 ? [number - 1, number] : [number]));
    else phrases.push([number]);
  }
  return phrases;
}

const none: readonly ChangedPlace[] = [];

/**
 * The places in which a copy differs from the original, on the edited pages, in reading order.
 *
 * @param chain the edits that led to the copy
 */
export function useChangedPlaces(
  engine: Engine<PdfOperations>,
  original: SourceFile | undefined,
  source: SourceFile | undefined,
  chain: readonly Copy[],
) {
  const pages = [...new Set(chain.flatMap((copy) => copy.pages))].sort((a, b) => a - b);
  const question = original && source && pages.length > 0 ? `${source.key} ${pages}` : undefined;
  const { answer } = useAnswer(question, async () => {
    if (!original || !source) return none;
    const read = (version: SourceFile, page: number) => engine.run('readEditable', { source: version, page });
    const found = await Promise.all(
      pages.map(async (page) => {
        const [before, after] = await Promise.all([read(original, page), read(source, page)]);
        const words = newWordsIn(before, after);
        // An edit that added no words is represented by the place of its lines.
        const further = chain
          .filter((copy) => copy.page === page)
          .flatMap(({ key, places }) =>
            framesOf(places)
              .filter((box) => !words.some((word) => meets(word.box, box) || contains(box, word.box)))
              .map((box) => ({ key: `${key} ${box.y}`, page, box })),
          );
        return [...words, ...further].sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
      }),
    );
    return found.flat();
  });
  const places = answer ?? none;
  /** The place that the visitor went to, and the question (`of`) whose answer listed it. */
  const [position, setPosition] = useState<{ of: string | undefined; at: number; visits: number }>();
  const last = chain.at(-1);
  // Starts at the place of the last edit: new words may be beside the old ones, on their line.
  const firstThat = (meet: (a: Box, b: Box) => boolean) =>
    places.findIndex(({ page, box }) => last?.page === page && last.places.some((place) => meet(place, box)));
  const first = firstThat(meets) < 0 ? firstThat(areLevel) : firstThat(meets);
  const at = position?.of === question ? (position?.at ?? 0) : Math.max(0, first);
  return {
    places,
    at,
    current: places[at],
    /** Number of visits to places: the page scrolls whenever it changes, also to the same place again. */
    visits: position?.of === question ? (position?.visits ?? 0) : 0,
    /** Goes to the next or the previous place, wrapping around. @returns its page; undefined if there are no places */
    goBy(by: number): number | undefined {
      const to = (at + by + places.length) % places.length;
      setPosition({ of: question, at: to, visits: (position?.visits ?? 0) + 1 });
      return places[to]?.page;
    },
  };
}

export type ChangedPlaces = ReturnType<typeof useChangedPlaces>;

/** Whether the middle of a box is in another. */
const contains = (outer: Box, { x, y, width, height }: Box) =>
  Math.abs(x + width / 2 - outer.x - outer.width / 2) <= outer.width / 2 &&
  Math.abs(y + height / 2 - outer.y - outer.height / 2) <= outer.height / 2;
