import type { Outcome, ResultFile, SourceFile } from '@/lib/engines/engine';
import type { OfficeOperations } from '@/lib/engines/office/operations';
import type { Report } from '@/lib/engines/office/report';
import type { PdfOperations } from '@/lib/engines/pdf/operations';
import { stem } from '@/lib/engines/pdf/parts';
import type { Part, Run } from '@/lib/engines/text/docx/write';
import type { TextOperations } from '@/lib/engines/text/operations';
import { type PackedPaper, unpack } from '@/lib/engines/text/pack';
import type { FrameWords } from '@/lib/schema/workbench';
import type { CompareWords } from '@/lib/schema/works/compare';
import { say } from '@/lib/words';
import type { Engine, RunOptions } from '../engine/run-engine';
import { fileName } from '../engine/save';
import type { PaperMark } from '../parts/paper-marks';
import { isSeen, pictureWords, type Told, whereOf } from './compare-told';

export type Engines = {
  pdf: Engine<PdfOperations>;
  text: Engine<TextOperations>;
  office: Engine<OfficeOperations>;
};

export type Side = { source: SourceFile; paper: PackedPaper; marks: PaperMark[] };

/** A name for what is made of a file. */
const named = (pattern: string, name: string, ending: string) =>
  fileName(say(pattern, { name: stem(name).replace(/\.(docx|txt|md|text)$/i, '') }), ending, 'compared');

/** Both papers with their marks; one without a mark is left out. */
export async function saveMarked(
  { pdf, text }: Engines,
  words: CompareWords,
  sides: readonly Side[],
  run: RunOptions,
): Promise<Outcome> {
  const files: ResultFile[] = [];
  const facts: Outcome['facts'] = [];
  for (const { source, paper, marks } of sides) {
    const seen = marks.filter(({ from, to, boxes }) => from < to || boxes.length > 0);
    if (seen.length === 0) continue;
    const made =
      paper.kind === 'pdf'
        ? await pdf.run(
            'mark',
            {
              source,
              name: named(words.marked, source.name, 'pdf'),
              marks: seen.flatMap(({ look, boxes }) =>
                boxes.map((box) => ({ ...box, look, label: words.authors[look] })),
              ),
            },
            run,
          )
        : await text.run(
            'writeWord',
            {
              name: named(words.marked, source.name, 'docx'),
              title: source.name,
              parts: markedParts(paper, seen),
            },
            run,
          );
    files.push(...made.files);
    facts.push(...made.facts);
  }
  return { files, facts };
}

/** The text of a paper, with looks where it is marked. */
function markedParts(paper: PackedPaper, marks: readonly PaperMark[]): Part[] {
  const looks = new Map<number, Run['look']>();
  for (const { look, from, to } of marks) {
    for (let at = from; look !== 'point' && at < to; at += 1) looks.set(at, look);
  }
  let index = 0;
  return unpack(paper).pages.flatMap(({ blocks }) =>
    blocks.map((block): Part => {
      const runs: Run[] = block.label ? [{ text: `${block.label} ` }] : [];
      for (const { text } of block.lines.flatMap((line) => line.words)) {
        const look = looks.get(index);
        const last = runs.at(-1);
        if (last && last.look === look) last.text += `${text} `;
        else runs.push({ text: `${text} `, ...(look && { look }) });
        index += 1;
      }
      return { kind: block.kind === 'heading' ? 'heading' : 'paragraph', runs };
    }),
  );
}

export const zipName = (words: CompareWords, { source }: Side) => named(words.zip, source.name, 'zip');

/** The list of changes as a PDF. */
export async function saveList(
  { office }: Engines,
  { frame, words, told }: { frame: FrameWords; words: CompareWords; told: readonly Told[] },
  [old, young]: readonly [Side, Side],
  run: RunOptions,
): Promise<Outcome> {
  const names = { old: old.source.name, young: young.source.name };
  const { report } = words;
  const title = say(report.title, names);
  const pages = ({ paper }: Side) => say(frame.pages, { count: paper.sheets.length });
  const parts: Report['parts'] = [
    { kind: 'title', runs: [{ text: title }] },
    {
      kind: 'paragraph',
      runs: [
        {
          text: say(report.files, { ...names, oldPages: pages(old), youngPages: pages(young) }),
          look: 'quiet',
        },
      ],
    },
    ...told.map((one) => ({ kind: 'point' as const, runs: runsOf(words, one) })),
    {
      kind: 'paragraph',
      runs: [
        {
          text: say(report.note, { date: new Date().toLocaleDateString('en-IN', { dateStyle: 'long' }) }),
          look: 'quiet',
        },
      ],
    },
  ];
  return office.run('writeReport', { name: named(words.listName, names.young, 'pdf'), title, parts }, run);
}

function runsOf(words: CompareWords, one: Told): Run[] {
  const { report } = words;
  const runs: Run[] = [{ text: `${whereOf(words, one)}. `, look: 'quiet' }];
  if (one.kind === 'picture' || one.kind === 'only-old' || one.kind === 'only-new') {
    return [...runs, { text: pictureWords(words, one) }];
  }
  if (one.kind === 'moved') {
    return [...runs, { text: `${report.moved} ` }, { text: one.after.text, look: 'moved' }];
  }
  if (isSeen(one.before))
    runs.push({ text: `${report.removed} ` }, { text: `${one.before.text} `, look: 'removed' });
  if (isSeen(one.after)) runs.push({ text: `${report.added} ` }, { text: one.after.text, look: 'added' });
  return runs;
}
