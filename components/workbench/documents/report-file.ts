import type { Outcome, ResultFile, SourceFile } from 'engines';
import type { ExcelOperations } from 'engines/excel';
import type { PdfOperations } from 'engines/pdf';
import type { PackedDocument, Part, Run, TextDocument, TextOperations } from 'engines/text';
import { unpack } from 'engines/text/client';
import type { Messages } from '@/content/messages-type';
import type { SharedMessages } from '@/lib/schema/workbench';
import type { Engine, RunOptions } from '../shell/run-engine';
import { nameOfCopy } from '../shell/save';
import type { ChangeMark } from './document-marks';

export type Engines = {
  pdf: Engine<PdfOperations>;
  text: Engine<TextOperations>;
  office: Engine<ExcelOperations>;
};

export type Side = { source: SourceFile; doc: PackedDocument; marks: ChangeMark[] };

type AllMessages = { shared: SharedMessages; own: Messages<'compare-pdf'> };

/** Name of an output file. */
export const comparedName = (pattern: string, name: string, ending: string) =>
  nameOfCopy(pattern, name, ending, 'compared');

/** Both documents with their marks; a document without marks is left out. */
export async function saveMarked(
  { pdf, text }: Engines,
  messages: AllMessages,
  sides: readonly Side[],
  run: RunOptions,
): Promise<Outcome> {
  const files: ResultFile[] = [];
  const facts: Outcome['facts'] = [];
  for (const { source, doc, marks } of sides) {
    const visible = marks.filter(({ from, to, boxes }) => from < to || boxes.length > 0);
    if (visible.length === 0) continue;
    const outcome =
      doc.kind === 'pdf'
        ? await pdf.run(
            'markWords',
            {
              source,
              name: comparedName(messages.own.markedName, source.name, 'pdf'),
              marks: visible.flatMap((mark) =>
                mark.boxes.map((box) => ({ ...box, look: mark.look, label: authorOf(messages, mark) })),
              ),
            },
            run,
          )
        : await text.run(
            'writeWord',
            {
              name: comparedName(messages.own.markedName, source.name, 'docx'),
              title: source.name,
              parts: markedParts(await unpack(doc), visible),
            },
            run,
          );
    files.push(...outcome.files);
    facts.push(...outcome.facts);
  }
  return { files, facts };
}

/** Author that PDF readers show for a mark: what the mark means. */
function authorOf({ shared, own: { authors, legend } }: AllMessages, { look, only }: ChangeMark): string {
  if (!only) return authors[look];
  return only === 'there' ? shared.documentView.missing : legend[look === 'old-area' ? 'old' : 'newer'];
}

/** Parts of a Word file: the text of a document, marked as on the screen. */
function markedParts({ pages }: TextDocument, marks: readonly ChangeMark[]): Part[] {
  const looks = new Map<number, Run['look']>();
  for (const { look, from, to } of marks) {
    // Areas are of drawn pages, which have no words.
    if (look === 'old-area' || look === 'new-area') continue;
    for (let word = from; word < to; word += 1) looks.set(word, look);
  }
  let index = 0;
  return pages.flatMap(({ blocks }) =>
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

export const zipName = (messages: Messages<'compare-pdf'>, { source }: Side) =>
  comparedName(messages.zipName, source.name, 'zip');
