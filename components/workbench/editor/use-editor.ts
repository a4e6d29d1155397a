import { useEffect, useState } from 'react';
import type { Outcome } from '@/lib/engines/engine';
import { stem } from '@/lib/engines/pdf/parts';
import { say } from '@/lib/words';
import { fileName } from '../engine/save';
import { usePdfTool } from '../engine/use-pdf-tool';
import type { ToolProps } from '../tool';
import { copyName } from './copies';
import type { Values } from './fields-form';
import { PAD_WIDTH } from './pad';
import { emptySignature, type SignatureDraft } from './sign-form';
import { type Copy, copyOf, sourceFor, useCopies } from './use-copies';
import { useEditable } from './use-editable';
import type { Reach } from './words-form';

export type Task = 'words' | 'fields' | 'sign';

const pointsPerMillimetre = 72 / 25.4;

/** State and acts of the editor: page, chosen lines, what is to become of them, and the versions. */
export function useEditor(props: ToolProps<'editor'>) {
  const { words, announce, onUnsaved } = props;
  const tool = usePdfTool(props);
  const { engine, pdf, pages, work } = tool;
  const { job } = work;
  const copies = useCopies(pdf);
  const [task, setTask] = useState<Task>('words');
  const [number, setNumber] = useState(1);
  const [line, setLine] = useState<number>();
  const [reach, setReach] = useState<Reach>('line');
  const [wording, setWording] = useState<string>();
  const [values, setValues] = useState<Values>({});
  const [draft, setDraft] = useState<SignatureDraft>(emptySignature);
  const [proposal, propose] = useState<Copy>();
  const [held, hold] = useState<string>();
  const [saved, setSaved] = useState(true);
  const page = useEditable(engine, copies.source, number);
  const pending = job.state === 'done' ? proposal : undefined;

  const all = page?.lines ?? [];
  const first = line === undefined ? undefined : all[line];
  const chosen =
    line === undefined || !first
      ? []
      : reach === 'line'
        ? [line]
        : all.flatMap(({ paragraph }, index) => (paragraph === first.paragraph ? [index] : []));
  const before = chosen.map((index) => all[index]?.text ?? '').join(' ');
  const text = wording ?? before;
  const name = fileName(say(words.fileName, { name: stem(pdf?.file.name ?? '') }), 'pdf', 'edited');

  // biome-ignore lint/correctness/useExhaustiveDependencies: after what is said of every tool's work.
  useEffect(() => {
    if (job.state === 'done') announce(words.proposed);
    onUnsaved(!saved || job.state === 'done');
  }, [job.state, saved]);

  function choose(index: number | undefined, how: Reach = reach) {
    setLine(index);
    setReach(how);
    setWording(undefined);
    hold(undefined);
  }

  function show(
    what: () => Parameters<typeof engine.run<'edit'>>[1] | undefined,
    note: string,
    missing: string,
  ) {
    const input = what();
    hold(input ? undefined : missing);
    if (!input) return;
    void work.start(async (run): Promise<Outcome> => {
      const outcome = await engine.run('edit', input, run);
      const [file] = outcome.files;
      if (file) propose(copyOf(file, note));
      return outcome;
    });
  }

  const { source } = copies;
  const signature = signatureOf(draft, page?.toFile);
  const acts = {
    words: () =>
      show(
        () =>
          source && chosen.length > 0 && text.trim() !== before && chosen.every((index) => !all[index]?.unfit)
            ? { source, edits: [{ page: number, lines: chosen, text }], name }
            : undefined,
        text.trim().slice(0, 40) || words.empty,
        chosen.length === 0 ? words.noneText : words.unchanged,
      ),
    fields: () => {
      const fields = Object.entries(values).map(([key, value]) => ({ key, value }));
      show(
        () => (source && fields.length > 0 ? { source, edits: [], fields, name } : undefined),
        say(words.notes.fields, { count: fields.length }),
        words.noFields,
      );
    },
    sign: () =>
      show(
        () =>
          source && signature
            ? { source, edits: [], signatures: [{ page: number, ...signature }], name }
            : undefined,
        say(words.notes.sign, { page: number }),
        words.noSign,
      ),
  };

  function clear() {
    choose(undefined);
    setValues({});
    setDraft(emptySignature);
  }

  return {
    ...{
      tool,
      pages,
      page,
      number,
      task,
      line: first,
      chosen,
      before,
      text,
      reach,
      values,
      draft,
      held,
      copies,
    },
    pending,
    facts: job.state === 'done' ? job.outcome.facts : [],
    shown: pending ? sourceFor(pdf, pending) : source,
    setWording,
    setValues,
    setDraft,
    choose,
    show: acts[task],
    setTask(to: Task) {
      setTask(to);
      hold(undefined);
    },
    goTo(to: number) {
      setNumber(Math.min(pages, Math.max(1, to)));
      choose(undefined);
    },
    accept() {
      if (!pending) return;
      copies.accept(pending);
      clear();
      setSaved(false);
      work.reset();
      announce(say(words.accepted, { count: copies.copies.length + 1 }));
    },
    undo() {
      work.reset();
      announce(say(words.undone, { copy: copyName(words, copies.at) }));
    },
    onSaved: () => setSaved(true),
    name,
  };
}

export type EditorState = ReturnType<typeof useEditor>;

/** A draft as the engine takes it; undefined while nothing is drawn or typed. */
function signatureOf({ strokes, name, left, top, width }: SignatureDraft, toFile?: readonly number[]) {
  const typed = name.trim();
  if (!toFile || (strokes.length === 0 && typed === '')) return undefined;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = toFile;
  const scale = (width * pointsPerMillimetre) / PAD_WIDTH;
  const [x, y] = [left * pointsPerMillimetre, top * pointsPerMillimetre];
  const matrix: [number, number, number, number, number, number] = [
    a * scale,
    b * scale,
    c * scale,
    d * scale,
    a * x + c * y + e,
    b * x + d * y + f,
  ];
  return strokes.length > 0
    ? { matrix, strokes: strokes.map((stroke) => [...stroke]) }
    : { matrix, name: typed };
}

/** The place of a draft on the page, in points. */
export const placeOf = ({ left, top, width }: SignatureDraft) => ({
  left: left * pointsPerMillimetre,
  top: top * pointsPerMillimetre,
  width: width * pointsPerMillimetre,
  height: (width * pointsPerMillimetre) / PAD_WIDTH,
});

/** A draft whose middle stands at a point of the page. */
export function movedTo(draft: SignatureDraft, x: number, y: number): SignatureDraft {
  const { width, height } = placeOf(draft);
  return {
    ...draft,
    left: Math.max(0, Math.round((x - width / 2) / pointsPerMillimetre)),
    top: Math.max(0, Math.round((y - height / 2) / pointsPerMillimetre)),
  };
}
