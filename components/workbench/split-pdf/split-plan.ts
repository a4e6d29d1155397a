import type { SplitPart } from 'engines/pdf';
import {
  partsByCuts,
  partsNamedAfter,
  rangeText,
  startOfName,
  stem,
  withUniqueNames,
} from 'engines/pdf/client';
import { formatMessage, type MessagePattern } from '@/lib/sentences';
import { fileName } from '../shell/save';

/** How the file is split: at `cuts`; with `ranges` into one file each; with `extract` into one file. `names`: typed ones, by pages. */
export type Plan = {
  cuts: readonly number[];
  ranges?: readonly (readonly number[])[];
  /** In the order of the file to be made. */
  extract?: readonly number[];
  names: Readonly<Record<string, string>>;
};

export const noCuts: Plan = { cuts: [], names: {} };

/**
 * The current parts, each with its typed or default name.
 *
 * @param partFile name pattern of a part with its pages
 */
export function partsOf(plan: Plan, file: string, pages: number, partFile: MessagePattern): SplitPart[] {
  const ranges = plan.extract ? [plan.extract].filter(({ length }) => length > 0) : plan.ranges;
  const parts = ranges
    ? partsNamedAfter(
        file,
        ranges.map((range) => [...range]),
      )
    : partsByCuts(file, pages, [...plan.cuts]);
  const digits = `${pages}`.length;
  return withUniqueNames(
    parts.map((part) => {
      const typedName = plan.names[rangeText(part.pages)];
      // Numbers are padded to the digits of the last page’s, so that a folder sorts the parts in order.
      const numbers = rangeText(part.pages)
        .replaceAll(', ', '_')
        .replace(/\d+/g, (number) => number.padStart(digits, '0'));
      const defaultNameOf = (name: string) =>
        `${formatMessage(partFile, { name, count: part.pages.length, pages: startOfNumbers(numbers) })}.pdf`;
      // A name that is too long for a file system loses its end, not its pages.
      const name = startOfName(stem(file), defaultNameOf(''));
      return { ...part, name: typedName ?? defaultNameOf(name) };
    }),
  );
}

/** Largest length of the page numbers in a file name, in characters. */
const maxNumbersLength = 40;

/** Page numbers for a file name; of many, the first ones in full and an ellipsis, as a number that is cut is another page’s. */
const startOfNumbers = (numbers: string): string =>
  numbers.length <= maxNumbersLength
    ? numbers
    : `${numbers.slice(0, numbers.lastIndexOf('_', maxNumbersLength))}_…`;

/** The parts with names that are valid and unique in a file system. */
export const withValidNames = (parts: readonly SplitPart[], file: string): SplitPart[] =>
  withUniqueNames(parts.map((part) => ({ ...part, name: fileName(part.name, 'pdf', stem(file)) })));

/** Cuts that make these consecutive parts; typed names are kept. */
export function cutsOf(parts: readonly SplitPart[], file: string): Plan {
  const defaultParts = partsNamedAfter(
    file,
    parts.map(({ pages }) => pages),
  );
  return {
    cuts: parts.slice(0, -1).map(({ pages }) => pages.at(-1) ?? 0),
    names: Object.fromEntries(
      parts.flatMap(({ name, pages }, index) =>
        name === defaultParts[index]?.name ? [] : [[rangeText(pages), name]],
      ),
    ),
  };
}

/** A part that was made, with its place among the parts that were requested and the pages in its file. */
export type MadePart = { place: number; pages: number[] };

/**
 * The parts that become files: pages that cannot be read are left out, and so are parts of such pages alone.
 *
 * @param unreadable pages from 1
 */
export const madeOf = (parts: readonly SplitPart[], unreadable: readonly number[]): MadePart[] =>
  parts
    .map((part, place) => ({ place, pages: part.pages.filter((page) => !unreadable.includes(page)) }))
    .filter(({ pages }) => pages.length > 0);

/** A range in typed form; its pages may descend. */
export const spanText = (range: readonly number[]) =>
  range.length > 1 ? `${range[0]}-${range.at(-1)}` : `${range[0]}`;

/** Distinct pages in ascending order. */
export const distinctSorted = (pages: readonly number[]) => [...new Set(pages)].sort((a, b) => a - b);
