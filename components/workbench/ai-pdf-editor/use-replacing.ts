import type { SourceFile } from 'engines';
import type { EditableLine, PdfOperations } from 'engines/pdf';
import { useState } from 'react';
import { literalPattern } from '@/lib/literal-pattern';
import { formatMessage } from '@/lib/sentences';
import { pageList } from '@/lib/values';
import type { Engine } from '../shell/run-engine';
import { useShell } from '../shell/shell-context';
import { useMessages } from '../shell/use-messages';

/** A line that contains the words to be replaced. */
export type Place = Pick<EditableLine, 'text' | 'unfit'> & { key: string; page: number; line: number };

type Input = {
  engine: Engine<PdfOperations>;
  source: SourceFile | undefined;
  pages: number;
};

type TextSearch = { words: string; isWhole: boolean };

const blanks = /\s+/.source;
/** Whole words have no letter or digit directly before or after them. */
const [before, after] = [/(?<![\p{L}\p{N}])/u.source, /(?![\p{L}\p{N}])/u.source];

/** Pattern of the words in any case, with any white space between them; matches whole words only if requested. */
function patternOf({ words, isWhole }: TextSearch): RegExp {
  const plain = words.trim().split(/\s+/).map(literalPattern).join(blanks);
  return new RegExp(isWhole ? before + plain + after : plain, 'giu');
}

/** A line split into parts that stay and parts that are replaced. */
export function partsOf(text: string, searched: TextSearch): { text: string; isFound: boolean }[] {
  const parts: { text: string; isFound: boolean }[] = [];
  let at = 0;
  for (const { 0: found, index } of text.matchAll(patternOf(searched))) {
    parts.push({ text: text.slice(at, index), isFound: false }, { text: found, isFound: true });
    at = index + found.length;
  }
  return [...parts, { text: text.slice(at), isFound: false }].filter((part) => part.text !== '');
}

/** Results of a search in one version of the file; `unread` are pages that could not be read. */
type Found = {
  version: string | undefined;
  searched: TextSearch;
  places: readonly Place[];
  unread: readonly number[];
};

/** Searches all pages for the words. `places` are the lines that contain them, `chosen` the lines to be changed. */
export function useReplacing({ engine, source, pages }: Input) {
  const { announce } = useShell();
  const { replacing } = useMessages('ai-pdf-editor');
  const [found, setFound] = useState<Found>();
  const [query, setQuery] = useState('');
  const [isWhole, setWhole] = useState(false);
  const [replacement, setReplacement] = useState('');
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  // Results for another version of the file are not shown: its lines differ.
  const current = found?.version === source?.key ? found : undefined;
  const places = current?.places ?? [];
  const chosen = places.filter(({ key, unfit }) => !unfit && !excluded.has(key));

  async function search() {
    if (!source || !query.trim() || busy) return;
    const searched = { words: query, isWhole };
    const pattern = patternOf(searched);
    setBusy(true);
    try {
      const placesFound: Place[] = [];
      const unread: number[] = [];
      for (let page = 1; page <= pages; page++) {
        const read = await engine.run('readEditable', { source, page }).catch(() => undefined);
        if (!read) unread.push(page);
        for (const [line, { text, unfit }] of read?.lines.entries() ?? [])
          if (text.search(pattern) >= 0)
            placesFound.push({ key: `${page} ${line}`, page, line, text, unfit });
      }
      setFound({ version: source.key, searched, places: placesFound, unread });
      setExcluded(new Set());
      const missed =
        unread.length > 0
          ? [formatMessage(replacing.unread, { count: unread.length, pages: pageList(unread) })]
          : [];
      announce([formatMessage(replacing.found, { count: placesFound.length }), ...missed].join('. '));
    } finally {
      setBusy(false);
    }
  }

  return {
    ...{ query, setQuery, isWhole, setWhole, replacement, setReplacement, places, chosen, busy, search },
    /** Undefined before a search. */
    searched: current?.searched,
    /** Pages that the search could not read. */
    unread: current?.unread ?? [],
    isExcluded: (key: string) => excluded.has(key),
    toggle(key: string) {
      const next = new Set(excluded);
      if (!next.delete(key)) next.add(key);
      setExcluded(next);
    },
    /** The edits for the engine: one for each line. */
    edits: () =>
      current
        ? chosen.map(({ page, line, text }) => ({
            page,
            lines: [line],
            text: text.replace(patternOf(current.searched), () => replacement),
          }))
        : [],
    clear: () => setFound(undefined),
  };
}

export type Replacing = ReturnType<typeof useReplacing>;
