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
        .replace(/\d+/g, (number) => number.padStart(digits, '0'))
        .slice(0, 40);
      const defaultNameOf = (name: string) =>
        `${formatMessage(partFile, { name, count: part.pages.length, pages: numbers })}.pdf`;
      // A name that is too long for a file system loses its end, not its pages.
      const name = startOfName(stem(file), defaultNameOf(''));
      return { ...part, name: typedName ?? defaultNameOf(name) };
    }),
  );
}

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

/** A range in typed form; its pages may descend. */
export const spanText = (range: readonly number[]) =>
  range.length > 1 ? `${range[0]}-${range.at(-1)}` : `${range[0]}`;

/** Distinct pages in ascending order. */
export const distinctSorted = (pages: readonly number[]) => [...new Set(pages)].sort((a, b) => a - b);
