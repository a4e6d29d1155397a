import { bytesOf } from '../helpers/engine-host';
import { generatedDocument } from '../helpers/generated-document';
import { contentOf } from '../helpers/pdf-content';
import { readPages } from '../helpers/pdf-words';
import { wordFile } from '../helpers/word-file';
import { convert } from './print';

const normalize = (text: string) => text.normalize('NFKC').toUpperCase().replace(/\s/g, '');

/**
 * Faults of the PDF of a generated document, such as words that are neither on a page nor reported, or more reported
 * words than are missing.
 */
export async function faultsOf(seed: number): Promise<string[]> {
  const { parts, words } = generatedDocument(seed);
  const { files, facts } = await convert(wordFile(parts));
  const pdf = await bytesOf(files[0]);
  const pages = await readPages(pdf);
  const text = pages
    .map(({ pieces, width, height }) =>
      pieces
        .filter(({ x, y }) => x >= -1 && x <= width && y >= 0 && y <= height)
        .map((piece) => piece.text)
        .join(''),
    )
    .join('');
  const printed = normalize(text);
  const missing = words.filter((word) => !printed.includes(normalize(word)));
  const reported = facts.find(({ fact }) => fact === 'words')?.count ?? 0;
  return [
    ...(missing.length > reported
      ? [`${missing.length} words missing, ${reported} reported: ${missing.slice(0, 3)}`]
      : []),
    ...(reported > missing.length ? [`${reported} words reported, ${missing.length} missing`] : []),
    ...facts
      .filter(({ fact }) => fact === 'shapes' || fact === 'off-page')
      .map(({ fact, count }) => `${count} ${fact} reported`),
    ...(/NaN|Infinity/.test(contentOf(pdf)) ? ['a number that is none'] : []),
  ];
}
