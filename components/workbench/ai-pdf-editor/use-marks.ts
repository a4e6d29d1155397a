import type { SourceFile } from 'engines';
import type { EditablePage, FoundMark, Pattern, PdfOperations } from 'engines/pdf';
import { useState } from 'react';
import { say } from '@/lib/sentences';
import type { Box } from '../documents/share-of';
import type { Engine } from '../shell/run-engine';
import { useShell } from '../shell/shell-context';
import { useMessages } from '../shell/use-messages';
import { covers, keyOf, type Mark, quadOf, wordAt } from './marks';

type Input = {
  engine: Engine<PdfOperations>;
  source: SourceFile | undefined;
  page: EditablePage | undefined;
};

/** Marks of what is to be redacted, and the steps that made them, each of which can be undone. */
export function useMarks({ engine, source, page }: Input) {
  const { announce } = useShell();
  const messages = useMessages('ai-pdf-editor');
  const [kept, setKept] = useState<{ of: string | undefined; steps: readonly (readonly Mark[])[] }>({
    of: source?.key,
    steps: [[]],
  });
  const [withFiles, setWithFiles] = useState(false);
  const [busy, setBusy] = useState(false);
  const steps = kept.of === source?.key ? kept.steps : [[]];
  const marks = steps.at(-1) ?? [];
  const { redaction } = messages;

  function step(next: readonly Mark[]) {
    setKept({ of: source?.key, steps: [...steps, next] });
  }

  /** Adds marks that are not there yet. @returns how many there are now. */
  function add(found: readonly Mark[]) {
    const known = new Set(marks.map(({ key }) => key));
    const fresh = found.filter(({ key }) => !known.has(key));
    if (fresh.length === 0) return announce(found.length > 0 ? redaction.known : redaction.notFound);
    step([...marks, ...fresh]);
    announce(say(redaction.marked, { count: fresh.length }));
  }

  async function find(search: { query?: string; patterns?: Pattern[]; pages?: number[] }): Promise<Mark[]> {
    if (!source) return [];
    setBusy(true);
    try {
      const found: FoundMark[] = await engine.run('findMarks', { source, ...search });
      return found.map((mark) => ({ ...mark, key: keyOf(mark), kind: 'words' }));
    } finally {
      setBusy(false);
    }
  }

  return {
    marks,
    busy,
    withFiles,
    takeFiles: setWithFiles,
    canUndo: steps.length > 1,
    /** Marks every place of the file where words, or personal data of a kind, stand. */
    search(query: string) {
      if (query.trim()) find({ query }).then(add, () => announce(redaction.notFound));
    },
    pattern(pattern: Pattern) {
      find({ patterns: [pattern] }).then(add, () => announce(redaction.notFound));
    },
    /** Marks the word at a point of the shown page, or takes the mark there away. */
    press(point: readonly [number, number]) {
      if (!page) return;
      const there = marks.find((mark) => mark.page === page.page && covers(mark, point, page));
      if (there) return this.remove(there);
      const query = wordAt(page, point);
      if (!query) return announce(redaction.noWord);
      find({ query, pages: [page.page] }).then(
        (found) => add(found.filter((mark) => covers(mark, point, page)).slice(0, 1)),
        () => announce(redaction.noWord),
      );
    },
    area(box: Box) {
      if (!page || Math.min(box.width, box.height) < 1) return;
      const mark = { page: page.page, quads: [quadOf(box, page)] };
      add([{ ...mark, key: keyOf(mark), kind: 'area' }]);
    },
    wholePage() {
      if (!page) return;
      const mark = {
        page: page.page,
        quads: [quadOf({ x: 0, y: 0, width: page.width, height: page.height }, page)],
      };
      add([{ ...mark, key: keyOf(mark), kind: 'page' }]);
    },
    remove(mark: Mark) {
      step(marks.filter(({ key }) => key !== mark.key));
      announce(redaction.removed);
    },
    undo() {
      setKept({ of: source?.key, steps: steps.slice(0, -1) });
      announce(redaction.undone);
    },
    clear() {
      setKept({ of: source?.key, steps: [[]] });
      setWithFiles(false);
    },
  };
}

export type Marks = ReturnType<typeof useMarks>;
