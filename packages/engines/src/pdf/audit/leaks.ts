import type { Content } from './content';
import { hashOf, resourceKinds } from './digest';
import type { ObjectFile } from './object-file';
import { nameKey, Owners, streamKey, textKey } from './owners';
import { decodedStream } from './streams';
import { dictAt, dictOf, Name, nameAt, Ref, Stream, Text, type Value } from './values';

const knownOwners = new WeakMap<Content, Owners>();

/** Owners of a source's streams and strings, computed once for all files that are made from it. */
export function ownersIn(content: Content): Owners {
  const existing = knownOwners.get(content) ?? new Owners(content);
  knownOwners.set(content, existing);
  return existing;
}

/**
 * Searches every object of the result, even unreferenced ones, for streams, strings and resource names that only
 * left-out pages of the source use. Private data of programs and XFA may repeat any page, so they must not be there.
 *
 * @param isKept whether a page of the source, by its index, may be in the result
 * @param isFromElsewhere whether the content with this key is from another source, or made for the result
 * @returns the findings: keys of streams, strings and resource names (`streamKey` and others), `PieceInfo`, `XFA`
 */
export function leaksIn(
  source: Content,
  result: ObjectFile,
  isKept: (page: number) => boolean,
  isFromElsewhere: (key: string) => boolean = () => false,
): string[] {
  const { byKey, streams } = ownersIn(source);
  const isLeftOut = (key: string) => byKey.get(key)?.every((page) => page >= 0 && !isKept(page)) === true;
  const leaks = new Set<string>();
  const check = (key: string) => {
    if (isLeftOut(key) && !isFromElsewhere(key)) leaks.add(key);
  };
  /** Streams that are not identical to a stream of the source. */
  const changedStreams: Stream[] = [];
  for (const value of valuesIn(result)) {
    if (value instanceof Text) check(textKey(value.bytes));
    if (value instanceof Stream) {
      const key = streamKey(value);
      check(key);
      if (
        !byKey.has(key) &&
        !isFromElsewhere(key) &&
        !['XRef', 'ObjStm'].includes(nameAt(result, value, 'Type') ?? '')
      )
        changedStreams.push(value);
    }
    for (const [key, item] of dictOf(value)?.entries ?? []) {
      if (key === 'PieceInfo' && result.get(item) !== null) leaks.add(key);
      if (key === 'Resources')
        for (const category of resourceKinds)
          for (const name of dictAt(result, result.get(item), category)?.entries.keys() ?? [])
            check(nameKey(name));
      if ((key === 'D' || key === 'Dest') && item instanceof Name) check(textKey(item.text));
    }
  }
  const catalog = dictOf(result.get(result.trailer.entries.get('Root'))) ?? null;
  for (const name of dictAt(result, catalog, 'Dests')?.entries.keys() ?? []) check(textKey(name));
  if (dictAt(result, catalog, 'AcroForm')?.entries.has('XFA')) leaks.add('XFA');
  if (changedStreams.length > 0) {
    const [leftOutContents, keptContents] = [new Set<string>(), new Set<string>()];
    for (const [key, stream] of streams)
      (isLeftOut(key) ? leftOutContents : keptContents).add(contentKey(source, stream));
    for (const stream of changedStreams) {
      const key = contentKey({ objects: result }, stream);
      if (leftOutContents.has(key) && !keptContents.has(key)) leaks.add(streamKey(stream));
    }
  }
  return [...leaks];
}

/** All values of all objects in a file. */
function* valuesIn(file: ObjectFile): Iterable<Value> {
  for (const number of file.numbers()) {
    const waiting = [file.get(new Ref(number, 0))];
    for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
      yield value;
      const items = Array.isArray(value) ? value : (dictOf(value)?.entries.values() ?? []);
      for (const item of items) waiting.push(item);
    }
  }
}

/** Key of a stream's decoded content, independent of its compression. */
const contentKey = ({ objects }: Pick<Content, 'objects'>, stream: Stream): string =>
  hashOf(decodedStream(objects, stream) ?? stream.bytes);
