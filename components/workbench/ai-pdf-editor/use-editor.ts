import type { Outcome } from 'engines';
import { stem } from 'engines/pdf/client';
import { useEffect, useMemo, useState } from 'react';
import { formatMessage } from '@/lib/sentences';
import { applyCorrection, type Correction } from '@/lib/text-corrections';
import type { Box } from '../documents/share-of';
import { usePdfTool } from '../documents/use-pdf-tool';
import { nameWith } from '../shell/save';
import { useShell } from '../shell/shell-context';
import { useMessages } from '../shell/use-messages';
import { type ChangedPlace, newWordsIn, useChangedPlaces } from './changed-places';
import { copyName } from './copies';
import { editRequests, type Task } from './edit-requests';
import { factsToShow } from './facts-to-show';
import type { Values } from './fields-form';
import type { Mark } from './marks';
import { useAdditions } from './use-additions';
import { type Proposal, proposalOf, sourceFor, useCopies } from './use-copies';
import { changedIn, type ReadPage, useEditable } from './use-editable';
import { useFoundData } from './use-found-data';
import { useMarks } from './use-marks';
import { usePlace } from './use-place';
import { useRemoved } from './use-removed';
import { useReplacing } from './use-replacing';
import { useTrial } from './use-trial';
import { useWording } from './use-wording';
import type { RewordingScope } from './wording-form';

const noPlaces: readonly Box[] = [];
const nothingMarked: readonly Mark[] = [];
const nothingNew: readonly ChangedPlace[] = [];
const noLines: ReadPage['lines'] = [];

/** State and actions of the editor: page, chosen lines, pending change and versions. */
export function useEditor() {
  const messages = useMessages('ai-pdf-editor');
  const { announce, onUnsaved, ownTask } = useShell();
  /** The tool was opened as Redact PDF, which has one task. */
  const onlyRedacts = ownTask === 'redact';
  const tool = usePdfTool();
  const { engine, pdf, pages, runner } = tool;
  const { job } = runner;
  const copies = useCopies(pdf);
  const { source } = copies;
  const [chosenTask, setTask] = useState<Task>();
  const [number, setNumber] = useState(1);
  const [values, setValues] = useState<Values>({});
  const [proposal, setProposal] = useState<Proposal>();
  const [disabledReason, setDisabledReason] = useState<string>();
  const [saved, setSaved] = useState(true);
  /** Key of the saved copy whose result panel is shown. */
  const [savedKey, setSavedKey] = useState<string>();
  /** Marks that made a redacted copy, by its key. */
  const [redacted, setRedacted] = useState<{ of?: string; marks: readonly Mark[] }>({ marks: [] });
  const page = useEditable(engine, source, number);
  const measured = page?.fault ? undefined : page;
  const redaction = useMarks({ engine, source, page: measured, pages, goTo });
  const data = useFoundData({ engine, source, pages, isOn: onlyRedacts });
  const additions = useAdditions({ engine, file: pdf?.key, page: measured });
  const hasAdditions = additions.stamps.stamps.length > 0;
  const hasMarks = redaction.marks.length > 0;
  const replacing = useReplacing({ engine, source, pages });
  /** No line of the page can be chosen, as on a scan. */
  const wordless = page?.lines.every(({ unfit }) => unfit) ?? false;
  // The task of a file is kept on its other pages: going to another page must not close a form.
  const [opening, setOpening] = useState<{ file: string | undefined; task: Task }>();
  if (page && opening?.file !== pdf?.key) {
    setOpening({ file: pdf?.key, task: wordless && page.fields.length > 0 ? 'fields' : 'words' });
  }
  const task = onlyRedacts ? 'redact' : (chosenTask ?? opening?.task ?? 'words');
  const original = useMemo(() => sourceFor(pdf, undefined), [pdf]);
  const changes = useChangedPlaces(engine, copies.version > 0 ? original : undefined, source, copies.chain);
  const redactedBefore = copies.current?.key === redacted.of ? redacted.marks : nothingMarked;
  const finished = job.state === 'done' ? proposal : undefined;
  const lines = page?.lines ?? noLines;
  const worded = useWording(lines);
  const { line: first, scope, chosen, before, text, edited, several } = worded;
  const name = nameWith(
    onlyRedacts ? messages.redaction.fileName : messages.fileName,
    stem(pdf?.file.name ?? ''),
    'pdf',
    onlyRedacts ? 'redacted' : 'edited',
  );
  const isFit = task === 'words' && chosen.length > 0 && chosen.every((index) => !lines[index]?.unfit);
  const isReworded = isFit && text.trim() !== before;
  const { trial, isTrying } = useTrial(engine, isReworded && { source, page, name, chosen, text });
  // A change is applied at once, unless something is lost that the visitor has not read: then, as before a redacted copy is
  // accepted, the change is shown to be accepted or discarded.
  const known = [...copies.chain.flatMap(({ facts }) => facts), ...(finished?.readFacts ?? [])];
  const isLossy =
    job.state === 'done' && factsToShow(job.outcome.facts, known).some(({ lost }) => lost === true);
  const pending = task === 'redact' || isLossy ? finished : undefined;
  const proposed = useMemo(() => pending && sourceFor(pdf, pending), [pdf, pending]);

  const redactedMarks = proposed ? redaction.marks : redactedBefore;
  const redactedCopy = onlyRedacts && redactedMarks.length > 0 ? (proposed ?? source) : undefined;
  const removed = useRemoved(engine, redactedCopy, redactedMarks);
  const left = useFoundData({ engine, source: redactedCopy, pages, isOn: onlyRedacts }).found;

  const rewritten =
    task === 'replace'
      ? replacing.chosen.filter((place) => place.page === number).map(({ line }) => line)
      : chosen;
  const old = task === 'words' || task === 'replace' ? rewritten.flatMap((index) => lines[index] ?? []) : [];
  const after = useEditable(engine, proposed, number);
  const changed = proposed ? changedIn(after, old) : noPlaces;
  const newWordPlaces = useMemo(() => (page && after ? newWordsIn(page, after) : nothingNew), [page, after]);
  const unchanged = {
    words: text.trim() === before,
    replace: replacing.chosen.length === 0,
    add: !hasAdditions,
    fields: Object.keys(values).length === 0,
    redact: redaction.marks.length === 0,
  }[task];
  // biome-ignore lint/correctness/useExhaustiveDependencies: announces after the announcement that every tool makes.
  useEffect(() => {
    if (finished && !pending) return applied();
    if (job.state === 'done')
      if (onlyRedacts) announce(formatMessage(messages.redaction.reviewHint, { count: tool.pages }));
      else announce(messages.proposed);
    onUnsaved(!saved || job.state === 'done' || hasAdditions || hasMarks);
  }, [job.state, saved, hasAdditions, hasMarks]);

  function choose(index: number | undefined, how: RewordingScope = scope) {
    setSavedKey(undefined);
    setChosen(index, how);
  }

  function setChosen(index: number | undefined, how: RewordingScope = scope) {
    worded.choose(index, how);
    setDisabledReason(undefined);
  }

  /**
   * Makes the requested copy for review, or reports what is missing.
   * @param withFiles removes attached files too
   */
  function show(withFiles = redaction.withFiles) {
    if (!source || !page) return;
    const { marks } = redaction;
    const drawn = { values, marks, withFiles, stamps: additions.placed() };
    const replaced = { words: replacing.query, replacement: replacing.replacement };
    const request = editRequests[task]({
      messages,
      source,
      page,
      name,
      chosen,
      before,
      text,
      isParagraph: several && scope === 'paragraph',
      ...drawn,
      replaced,
      edits: replacing.edits(),
    });
    if ('missing' in request) return setDisabledReason(request.missing);
    setDisabledReason(undefined);
    void runner.start(async (run): Promise<Outcome> => {
      const outcome =
        'redaction' in request
          ? await engine.run('redact', request.redaction, run)
          : 'signing' in request
            ? await engine.run('signPages', request.signing, run)
            : trial
              ? trial.outcome
              : await engine.run('edit', request.editing, run);
      const [file] = outcome.files;
      if (file) setProposal({ ...proposalOf(file, request), readFacts: trial?.outcome.facts });
      if (task === 'redact') redaction.reviewAll();
      if (task === 'redact' && !marks.some((mark) => mark.page === number))
        goTo(Math.min(...marks.map((mark) => mark.page)));
      return outcome;
    });
  }

  usePlace(pdf?.file, page, {
    goTo,
    redact(kind) {
      setTask('redact');
      redaction.pattern(kind);
    },
    choose(index) {
      setTask('words');
      choose(index, 'line');
    },
  });

  function goTo(to: number) {
    setNumber(Math.min(pages, Math.max(1, to)));
    // The report of a saved copy stays while the visitor looks at its pages.
    setChosen(undefined);
  }

  function accept(): string | undefined {
    if (!finished || job.state !== 'done') return;
    const { outcome, seconds } = job;
    const pagesByTask = { replace: replacing.chosen.map(({ page }) => page), redact: [] as number[] };
    copies.accept({
      ...finished,
      page: number,
      pages: task === 'replace' || task === 'redact' ? pagesByTask[task] : [number],
      places: proposed ? changed : old,
      facts: outcome.facts,
      seconds: trial && outcome.facts === trial.outcome.facts ? trial.seconds : seconds,
    });
    // Text that was redacted in an earlier copy is missing from this one, too.
    const marks = task === 'redact' ? [...redactedBefore, ...redaction.marks] : nothingMarked;
    setRedacted({ of: finished.key, marks });
    clear();
    runner.reset();
    return finished.key;
  }

  function applied() {
    if (!accept()) return;
    setSaved(false);
    announce(formatMessage(messages.accepted, { count: copies.copies.length + 1 }));
  }

  function clear() {
    choose(undefined);
    setValues({});
    redaction.clear();
    additions.stamps.clear();
    replacing.clear();
  }

  return {
    ...{
      tool,
      pages,
      page,
      number,
      task,
      onlyRedacts,
      line: first,
      chosen,
      before,
      text,
      scope,
      values,
      disabledReason,
    },
    copies,
    redaction,
    /** Personal data in the file, in Redact PDF. */
    data,
    additions,
    replacing,
    wordless,
    /** The form of the task contains no change. */
    unchanged,
    several,
    pending,
    changed,
    /** The chosen lines and their wording; `isSame` until another wording is typed. */
    typed: isFit ? { lines: old, runs: edited ?? [{ text: before }], isSame: !edited } : undefined,
    /** The shown page, including an unaccepted change, and its new words. */
    shownPage: pending ? after : measured,
    newWordPlaces: pending ? (task === 'redact' ? nothingNew : newWordPlaces) : changes.places,
    /** Where the shown copy differs from the original. */
    changes: {
      ...changes,
      go(by: 1 | -1) {
        const to = changes.goBy(by);
        if (to !== undefined) goTo(to);
      },
    },
    /** On a phone or tablet the options lie below the page: the forms come before anything is placed on the page. */
    isFlat: !onlyRedacts && !pending && (task !== 'words' || (wordless && !(first || copies.current))),
    /** Nothing is chosen yet: a line on the page is the next thing to do. */
    isIdle: task === 'words' && !pending && !first && !copies.current && !wordless,
    /** No accepted change is unsaved. */
    saved,
    /** The shown copy was saved. */
    done: copies.current !== undefined && copies.current.key === savedKey,
    /** Marks that made the shown copy, and the places of the copy in which nothing is left of them, once it is read. */
    redacted: redactedBefore,
    removed,
    /** Personal data that is still in the redacted copy, once it is searched. */
    left,
    fault: job.state === 'idle' ? job.fault : undefined,
    facts: job.state === 'done' ? job.outcome.facts : [],
    shown: proposed ?? source,
    setWording: worded.setWording,
    /** Takes a wording of the browser’s model, to be accepted or discarded; `isModels` while it is unchanged. */
    propose: worded.propose,
    discardWording() {
      worded.choose(worded.index, scope);
      announce(messages.wordingDiscarded);
    },
    isModels: worded.isModels,
    /** Facts about the typed wording, found before it is applied. */
    trial: { facts: trial?.outcome.facts, isTrying },
    setValues,
    choose,
    /** Chooses the paragraph of a line, with a correction in its wording. */
    fix(index: number, correction: Correction) {
      const paragraph = lines.filter((other) => other.paragraph === lines[index]?.paragraph);
      choose(index, 'paragraph');
      worded.setWording(applyCorrection(paragraph.map((other) => other.text).join(' '), correction));
      announce(formatMessage(messages.corrected, { before: correction.before, after: correction.after }));
    },
    /** Chooses the pressed line, or its whole paragraph. */
    setScope: (how: RewordingScope) => choose(worded.index, how),
    show,
    setTask(to: Task) {
      setTask(to);
      setDisabledReason(undefined);
    },
    goTo,
    accept: applied,
    /** The reviewed copy was saved. */
    finish() {
      setSavedKey(accept());
      setSaved(true);
    },
    undo() {
      runner.reset();
      announce(
        onlyRedacts
          ? formatMessage(messages.redaction.list, { count: redaction.marks.length })
          : formatMessage(messages.undone, { copy: copyName(messages, copies.version) }),
      );
    },
    /** Shows the version that was last made from the shown one. */
    redo() {
      const to = copies.next;
      if (to === undefined) return;
      copies.go(to);
      clear();
      announce(formatMessage(messages.shown, { copy: copyName(messages, to) }));
    },
    /** Returns to the version that the shown one was made from. */
    takeBack() {
      const to = copies.current?.from ?? 0;
      copies.go(to);
      clear();
      announce(formatMessage(messages.undone, { copy: copyName(messages, to) }));
    },
    onSaved() {
      setSaved(true);
      setSavedKey(copies.current?.key);
    },
    onBack: () => setSavedKey(undefined),
    name,
  };
}

export type EditorState = ReturnType<typeof useEditor>;
