import { faultOf, type Host, isTemporary, type SourceFile } from '../engine';
import { read } from '../write/bytes';
import { assemble } from './assemble/assemble';
import { getArray, getDict, getNumber } from './assemble/objects';
import { catalogOf, pageObjectsOf } from './assemble/page-objects';
import { type Opened, openWithPdfjs } from './open-with-pdfjs';
import { readObjects } from './reader/read-objects';
import { rescue } from './rescue';
import { type Salvaged, salvage } from './salvage';

/**
 * Opens an unencrypted copy of a file that pdf.js cannot decrypt, because only its attachments are encrypted or its
 * password has a program's own encoding.
 */
export async function openDecryptedCopy(
  { blob, password }: SourceFile,
  host: Host,
): Promise<Opened | undefined> {
  try {
    const context = await readObjects(await read(blob), password);
    const { bytes } = await assemble([{ context, name: '' }], { bookmarks: 'keep' });
    const opened = await openWithPdfjs(new Blob([bytes]), host);
    if (!opened || opened === 'locked') return undefined;
    return { ...opened, encrypted: password === undefined ? 'owner' : 'user' };
  } catch (error) {
    if (faultOf(error).code === 'memory') throw error;
    return undefined;
  }
}

/** Opens a repaired copy of a damaged file: rebuilt object by object, or by pdfium. */
export async function openCopy(
  { blob, name, password }: SourceFile,
  host: Host,
  strategy: 'objects' | 'pdfium',
): Promise<Opened | undefined> {
  host.progress({ stage: 'recovering', done: strategy === 'objects' ? 0 : 1, total: 2, file: name });
  const bytes = await read(blob);
  const rescued =
    strategy === 'objects' ? await salvage(bytes, password) : await rewritten(bytes, host, password);
  const reopened = rescued && (await openWithPdfjs(new Blob([rescued.bytes]), host));
  if (!reopened || reopened === 'locked') return undefined;
  return { ...reopened, encrypted: password === undefined ? 'none' : 'user', rescued };
}

/**
 * A repaired copy of a file that opens, but with pages that pdf.js cannot read.
 *
 * @param pages number of its pages
 * @returns undefined if no copy has as many
 * @throws Fault `offline`, `outdated`, `memory`: the pages could be read with a connection or more memory
 */
export async function openRepairedCopy(
  source: SourceFile,
  pages: number,
  host: Host,
): Promise<Opened | undefined> {
  for (const strategy of ['objects', 'pdfium'] as const) {
    const copy = await openCopy(source, host, strategy).catch((error) => {
      if (isTemporary(error)) throw error;
      return undefined;
    });
    if (copy?.doc.numPages === pages) return copy;
    await copy?.doc.loadingTask.destroy();
  }
  return undefined;
}

async function rewritten(bytes: Uint8Array, host: Host, password?: string): Promise<Salvaged | undefined> {
  const copy = await rescue(bytes, host, password);
  return copy && { bytes: copy, total: 0 };
}

/** Whether an intact file has an empty page tree. */
export async function isWithoutPages({ blob, password }: SourceFile): Promise<boolean> {
  try {
    const context = await readObjects(await read(blob), password);
    const catalog = catalogOf(context);
    const pages = getDict(catalog, 'Pages');
    const isList = getArray(pages, 'Kids') !== undefined && getNumber(pages, 'Count') === 0;
    return isList && pageObjectsOf(context, catalog).pageObjects.length === 0;
  } catch {
    return false;
  }
}
