import { Fault, type SourceFile } from '../../engine';
import { decodeLatin1, read } from '../../write/bytes';

/** Why a PDF that asks for no password does not open: `encrypted`, with the security handler, or `damaged`. */
export async function whyClosed({ name: file, blob }: SourceFile): Promise<Fault> {
  const detail = foreignLock(await read(blob));
  return detail ? new Fault('encrypted', { file, detail }) : new Fault('damaged', { file });
}

/**
 * Security handler of a PDF that no password opens: certificates (`Adobe.PubSec`, ISO 32000-2, 7.6.5) or a rights
 * management service. The encryption dictionary is never in an object stream (7.5.7), so it can be read.
 *
 * @returns name of the handler; undefined for a file without one, or with the standard one
 */
function foreignLock(bytes: Uint8Array): string | undefined {
  const file = decodeLatin1(bytes);
  for (const [, reference, direct] of file.matchAll(/\/Encrypt\s*(?:(\d+\s+\d+)\s+R|(<<[^>]*))/g)) {
    const object =
      reference && new RegExp(`(?:^|[\\r\\n\\s])${reference.replace(/\s+/, '\\s+')}\\s+obj\\b`).exec(file);
    const dictionary = object
      ? file.slice(object.index, file.indexOf('endobj', object.index))
      : (direct ?? '');
    // Strings of a dictionary may contain anything, and crypt filters come first, so the last match counts.
    const filter = [...dictionary.matchAll(/\/Filter\s*\/([^\s/<>[\]()]+)/g)].at(-1)?.[1];
    if (filter && filter !== 'Standard') return filter;
  }
  return undefined;
}
