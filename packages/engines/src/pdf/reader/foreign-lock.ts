import { Fault, type SourceFile } from '../../engine';
import { decodeLatin1, read } from '../../write/bytes';

/** Why a PDF does not open that asks for no password: `encrypted`, with the security handler, or `damaged`. */
export async function whyClosed({ name: file, blob }: SourceFile): Promise<Fault> {
  const detail = foreignLock(await read(blob));
  return detail ? new Fault('encrypted', { file, detail }) : new Fault('damaged', { file });
}

/**
 * How a PDF is locked that no password opens: by certificates (`Adobe.PubSec`, ISO 32000-2, 7.6.5) or by the handler of
 * a rights service. The encryption dictionary is never in an object stream (7.5.7), so that it can be read in the clear.
 *
 * @returns name of the security handler; undefined for a file without one, or with the standard one
 */
function foreignLock(bytes: Uint8Array): string | undefined {
  const file = decodeLatin1(bytes);
  for (const [, reference, direct] of file.matchAll(/\/Encrypt\s*(?:(\d+\s+\d+)\s+R|(<<[^>]*))/g)) {
    const object =
      reference && new RegExp(`(?:^|[\\r\\n\\s])${reference.replace(/\s+/, '\\s+')}\\s+obj\\b`).exec(file);
    const dictionary = object
      ? file.slice(object.index, file.indexOf('endobj', object.index))
      : (direct ?? '');
    // A string of a dictionary may hold anything, so that the last one is taken: the crypt filters come before.
    const filter = [...dictionary.matchAll(/\/Filter\s*\/([^\s/<>[\]()]+)/g)].at(-1)?.[1];
    if (filter && filter !== 'Standard') return filter;
  }
  return undefined;
}
