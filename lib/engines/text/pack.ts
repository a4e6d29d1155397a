import type { Page, Paper } from './model';

/** What is known of a page before its text is opened: its size in points, where it has one, and how many words it has. */
export type SheetInfo = { width?: number; height?: number; words: number };

/**
 * A paper as it travels between the page and the engines: each page's text as bytes, which move without being copied
 * and which the document's page only opens for what it shows.
 */
export type PackedPaper = Omit<Paper, 'pages'> & {
  pages: Uint8Array<ArrayBuffer>[];
  sheets: SheetInfo[];
  words: number;
  /** Pages that are pictures, from 1. */
  pictures: number[];
};

export function pack(paper: Paper): PackedPaper {
  const encoder = new TextEncoder();
  return {
    ...paper,
    pages: paper.pages.map((page) => encoder.encode(JSON.stringify(page))),
    sheets: paper.pages.map((page) => ({
      ...(page.width && { width: page.width, height: page.height }),
      words: wordsOn(page),
    })),
    words: paper.pages.reduce((sum, page) => sum + wordsOn(page), 0),
    pictures: paper.pages.filter(({ picture }) => picture).map(({ number }) => number),
  };
}

/** One page of a packed paper; `index` counts from 0. */
export function unpackPage({ pages }: PackedPaper, index: number): Page | undefined {
  const bytes = pages[index];
  return bytes && (JSON.parse(new TextDecoder().decode(bytes)) as Page);
}

export function unpack(packed: PackedPaper): Paper {
  const { name, kind, properties } = packed;
  return {
    name,
    kind,
    properties,
    pages: packed.pages.flatMap((_, index) => unpackPage(packed, index) ?? []),
  };
}

const wordsOn = ({ blocks }: Page) =>
  blocks.reduce((sum, { lines }) => sum + lines.reduce((of, { words }) => of + words.length, 0), 0);
