import type { SourceFile } from 'engines';
import type { EditablePage, FoundMarks, Pattern, PdfOperations } from 'engines/pdf';
import { useRef, useState } from 'react';
import { formatMessage } from '@/lib/sentences';
import { pageList } from '@/lib/values';
import type { Box } from '../documents/share-of';
import type { Engine } from '../shell/run-engine';
import { useShell } from '../shell/shell-context';
import { useMessages } from '../shell/use-messages';
import { covers, inPageOrder, keyOf, type Mark, quadOf, wordAt } from './marks';

type Input = {
  engine: Engine<PdfOperations>;
  source: SourceFile | undefined;
  page: EditablePage | undefined;
  /** Number of pages of the file. */
  pages: number;
  /** Shows another page. */
  goTo: (page: number) => void;
};

/** A search for words or a kind of personal data, on all pages by default. */
type Search = { query?: string; patterns?: Pattern[]; pages?: number[] };

/**
 * Result of a press in the form or on the page: announced, and shown beside it unless the page and the list of marks show
 * it themselves.
 */
type Answer = { to: 'search' | 'patterns' | 'page'; text: string | undefined; fileKey: string | undefined };

/** History of the marks of a file: `of` is the file’s key, and the last of `steps` the current marks. */
type MarkHistory = { of: string | undefined; steps: readonly (readonly Mark[])[] };

/** The marks of what to redact, with undo. */
export function useMarks({ engine, source, page, pages, goTo }: Input) {
  const { announce } = useShell();
  const messages = useMessages('ai-pdf-editor');
  const [history, setHistory] = useState<MarkHistory>({ of: undefined, steps: [[]] });
  const [withFiles, setWithFiles] = useState(false);
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Answer>();
  const [visited, setVisited] = useState<{
    key?: string;
    visits: number;
    hasWarning?: boolean;
    isVisited?: boolean;
  }>({ visits: 0 });
  const steps = history.of === source?.key ? history.steps : [[]];
  const marks = steps.at(-1) ?? [];
  // A search takes a while: its marks are added to those made in the meantime.
  const latest = useRef({ steps, file: source?.key });
  latest.current = { steps, file: source?.key };
  const ordered = inPageOrder(marks);
  const place = Math.max(
    0,
    ordered.findIndex(({ key }) => key === visited.key),
  );
  const { redaction } = messages;

  function keep(steps: MarkHistory['steps']) {
    latest.current.steps = steps;
    setHistory({ of: source?.key, steps });
  }

  const marksNow = () => latest.current.steps.at(-1) ?? [];
  const step = (next: readonly Mark[]) => keep([...latest.current.steps, next]);

  /**
   * Goes to a mark’s page and scrolls to it.
   * @param found after a search: `hasWarning`, a warning beside it must be read
   */
  function showMark(mark: Mark, found?: { hasWarning: boolean }) {
    const { hasWarning } = found ?? {};
    setVisited(({ visits }) => ({
      key: mark.key,
      visits: visits + 1,
      hasWarning,
      isVisited: !found,
    }));
    if (mark.page !== page?.page) goTo(mark.page);
  }

  function reply(to: Answer['to'], text: string, shown: string | undefined = text) {
    setAnswer({ to, text: shown || undefined, fileKey: source?.key });
    announce(text);
  }

  /**
   * Adds marks that are not there yet, and replies. With `search`, marks may be on other pages, and `warning` is shown and
   * announced.
   */
  function add(to: Answer['to'], found: readonly Mark[], search?: { warning: string }) {
    const { warning = '' } = search ?? {};
    const known = new Set(marksNow().map(({ key }) => key));
    const fresh = found.filter(({ key }) => !known.has(key));
    const joined = (text: string) => [text, warning].filter(Boolean).join(' ');
    if (fresh.length === 0)
      return reply(to, joined(found.length > 0 ? redaction.alreadyMarked : redaction.notFound));
    step([...marksNow(), ...fresh]);
    const [first] = inPageOrder(fresh);
    if (search && first)
      showMark(inPageOrder(fresh).find((mark) => mark.page === page?.page) ?? first, {
        hasWarning: warning !== '',
      });
    else setVisited((before) => ({ ...before, key: fresh[0]?.key }));
    reply(to, joined(formatMessage(redaction.marked, { count: fresh.length })), warning);
  }

  const warningOf = (unsearched: readonly number[]): string =>
    unsearched.length > 0
      ? formatMessage(redaction.unsearched, { count: unsearched.length, pages: pageList(unsearched) })
      : '';

  async function find(search: Search) {
    if (!source) return { marks: [], unsearched: [] };
    setBusy(true);
    try {
      const found: FoundMarks = await engine.run('findMarks', { source, ...search });
      const [pattern] = search.patterns ?? [];
      const group = pattern ? redaction.patterns[pattern] : withoutPunctuation(search.query ?? '');
      const foundMarks = found.marks.map(
        (mark): Mark => ({ ...mark, key: keyOf(mark), kind: 'words', group, pattern }),
      );
      return { marks: foundMarks, unsearched: found.unsearched };
    } finally {
      setBusy(false);
    }
  }

  /** Marks the results of a search of all pages, and names the pages that could not be read. */
  function markAll(to: Answer['to'], search: { query: string } | { patterns: Pattern[] }) {
    find(search).then(
      ({ marks: found, unsearched }) => {
        if (latest.current.file !== source?.key) return;
        add(to, found, { warning: warningOf(unsearched) });
      },
      () => reply(to, redaction.failed),
    );
  }

  return {
    marks,
    /** Number of pages of the file; messages name the page only if there are several. */
    pages,
    /** The current mark, its position among all marks in page order, and how often the visitor went to one. */
    current: ordered[place],
    place,
    visits: visited.visits,
    /** The visitor asked for the current mark. */
    isVisited: visited.isVisited === true,
    /** Clears the request for a single mark: the visitor reviews all marks together. */
    reviewAll: () => setVisited((before) => ({ ...before, isVisited: false })),
    /** Some pages could not be searched, and the visitor must read the warning about them. */
    hasWarning: visited.hasWarning === true,
    show: (mark: Mark) => showMark(mark),
    /** Goes to the next mark, or with -1 to the previous one; wraps around. */
    go(by: 1 | -1) {
      const next = ordered[(place + by + ordered.length) % ordered.length];
      if (next) showMark(next);
    },
    busy,
    withFiles,
    includeFiles: setWithFiles,
    canUndo: steps.length > 1,
    /** Result of the last press of a button of this kind; undefined after a press of another. */
    answerTo: (to: Answer['to']) =>
      answer?.to === to && answer.fileKey === source?.key ? answer.text : undefined,
    /** Marks every occurrence of certain words, or of a kind of personal data. */
    search(query: string) {
      if (query.trim()) markAll('search', { query });
    },
    pattern(pattern: Pattern) {
      markAll('patterns', { patterns: [pattern] });
    },
    /** Marks places that were found before; `unsearched` are pages that could not be searched. */
    addFound(found: readonly Mark[], unsearched: readonly number[]) {
      add('patterns', found, { warning: warningOf(unsearched) });
    },
    /**
     * Marks the word at a point of the shown page, or removes the mark there.
     *
     * @param reach beside all words, the nearest one within this distance, in points
     */
    press(pressed: readonly [number, number], reach = 0) {
      if (!page) return;
      const markAt = (position: readonly [number, number]) =>
        marks.find((mark) => mark.page === page.page && covers(mark, position, page));
      const exact = markAt(pressed);
      if (exact) return this.remove(exact);
      const word = wordAt(page, pressed, reach);
      if (!word) return reply('page', redaction.noWord);
      const { text: query, box } = word;
      const point = [box.x + box.width / 2, box.y + box.height / 2] as const;
      const marked = markAt(point);
      // An area is removed only by a press on it.
      if (marked)
        return marked.kind === 'words' ? this.remove(marked) : reply('page', redaction.alreadyMarked);
      find({ query, pages: [page.page] }).then(
        ({ marks: found }) => {
          if (latest.current.file !== source?.key) return;
          add('page', found.filter((mark) => covers(mark, point, page)).slice(0, 1));
        },
        () => reply('page', redaction.failed),
      );
    },
    area(box: Box) {
      if (!page || Math.min(box.width, box.height) < 1) return;
      const mark = { page: page.page, quads: [quadOf(box, page)] };
      add('page', [{ ...mark, key: keyOf(mark), kind: 'area', group: redaction.areas }]);
    },
    wholePage() {
      if (!page) return;
      const mark = {
        page: page.page,
        quads: [quadOf({ x: 0, y: 0, width: page.width, height: page.height }, page)],
      };
      add('page', [{ ...mark, key: keyOf(mark), kind: 'page', group: redaction.wholePages }]);
    },
    remove(...gone: readonly Mark[]) {
      step(marksNow().filter((mark) => !gone.includes(mark)));
      reply('page', formatMessage(redaction.removed, { count: gone.length }));
    },
    undo() {
      keep(latest.current.steps.slice(0, -1));
      reply('page', redaction.undone);
    },
    clear() {
      keep([[]]);
      setVisited(({ visits }) => ({ visits }));
      setWithFiles(false);
      setAnswer(undefined);
    },
  };
}

/** Words without leading and trailing punctuation. */
const withoutPunctuation = (phrase: string): string =>
  phrase.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') || phrase.trim();

export type Marks = ReturnType<typeof useMarks>;
