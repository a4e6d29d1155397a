import type { PdfOperations } from '@/lib/engines/pdf/operations';
import { stem } from '@/lib/engines/pdf/parts';
import type { TextOperations } from '@/lib/engines/text/operations';
import type { KeyFacts } from '@/lib/engines/text/summary/key-facts';
import { say } from '@/lib/sentences';
import type { Engine, RunOptions } from '../engine/run-engine';
import { fileName } from '../engine/save';
import { sourceOf } from '../engine/use-chosen';
import type { ChosenPaper } from '../engine/use-papers';
import { type Written, wordParts } from './summary-text';

export function saveWord(
  engine: Engine<TextOperations>,
  written: Written,
  facts: KeyFacts | undefined,
  run: RunOptions,
) {
  const { words, file } = written;
  const input = {
    name: fileName(say(words.wordName, { name: stem(file) }), 'docx', stem(file)),
    title: say(words.report.title, { file }),
    parts: facts ? wordParts(written, facts) : [],
  };
  return engine.run('writeWord', input, run);
}

/** The PDF with the lines of the points marked, each with its number. */
export function savePdf(
  engine: Engine<PdfOperations>,
  { words, file, points }: Written,
  paper: ChosenPaper,
  run: RunOptions,
) {
  const marks = points.flatMap(({ place }, index) =>
    (place?.boxes ?? []).map((box) => ({ ...box, look: 'point' as const, label: `${index + 1}` })),
  );
  const name = fileName(say(words.pdfName, { name: stem(file) }), 'pdf', stem(file));
  return engine.run('mark', { source: sourceOf(paper), marks, name }, run);
}
