import { Fault, type SourceFile } from '../../engine';
import { decodeLatin1, read } from '../../write/bytes';

/** Why a PDF cannot be opened although it asks for no password: `encrypted`, with the security handler, or `damaged`. */
export async function whyUnopenable({ name: file, blob }: SourceFile): Promise<Fault> {
  const detail = foreignSecurityHandler(await read(blob));
  return detail ? new Fault('encrypted', { file, detail }) : new Fault('damaged', { file });
}

/**
 * Security handler of a PDF that no password opens: one for certificates (`Adobe.PubSec`, ISO 32000-2, 7.6.5), or that of
 * a rights management service. The encryption dictionary is never in an object stream (7.5.7), so it can be searched for.
 *
 * @returns its name; undefined for a file without one, or with the standard one
 */
function foreignSecurityHandler(bytes: Uint8Array): string | undefined {
  const file = decodeLatin1(bytes);
  for (const [, reference, direct] of file.matchAll(/\/Encrypt\s*(?:(\d+\s+\d+)\s+R|(<<[^>]*))/g)) {
    const object =
      reference && new RegExp(`(?:^|[\\r\\n\\s])${reference.replace(/\s+/, '\\s+')}\\s+obj\\b`).exec(file);
    const dictionary = object
      ? file.slice(object.index, file.indexOf('endobj', object.index))
      : (direct ?? '');
    // Crypt filters may come before and hold a /Filter too, so the last one is taken.
    const filter = [...dictionary.matchAll(/\/Filter\s*\/([^\s/<>[\]()]+)/g)].at(-1)?.[1];
    if (filter && filter !== 'Standard') return filter;
  }
  return undefined;
}
