import { PDFRawStream } from '@cantoo/pdf-lib';
import type { Matrix } from '../../text/pdf/matrix';
import { get, getArray, getDict, getName, items } from '../assemble/objects';
import type { Stream } from './page-model';
import { streamText } from './stream-text';

/** Form XObject drawn by this name, with its matrix (PDF 1.7, 8.10); undefined if it is none. */
export function drawnForm(
  parent: Stream,
  name: { text: string; start: number; end: number },
): { stream: Stream; matrix: Matrix } | undefined {
  const stream = get(getDict(parent.resources, 'XObject'), name.text);
  if (!(stream instanceof PDFRawStream) || getName(stream.dict, 'Subtype') !== 'Form') return undefined;
  const numbers = items(getArray(stream.dict, 'Matrix')).map((item) =>
    Number(stream.dict.context.lookup(item)?.toString()),
  );
  return {
    matrix: (numbers.length === 6 ? numbers : [1, 0, 0, 1, 0, 0]) as Matrix,
    stream: {
      text: streamText(stream),
      resources: getDict(stream.dict, 'Resources') ?? parent.resources,
      form: { stream, parent, name: { start: name.start, end: name.end } },
    },
  };
}
