/**
 * Passes files to another tool's page, which is a separate document: a result to the next tool, or files
 * chosen on the home page. They are kept in the site's IndexedDB, which no engine can read, for at most one
 * hour, and are deleted when read.
 */

import { carriedHash } from '@/lib/islands';
import { chooseAgainId } from './field-id';

const HOUR = 3_600_000;

/** A place in the first of the files, and what to do there. */
export type CarriedPlace = {
  /** From 1. */
  page: number;
  /** On the displayed page, in points from its top left corner. */
  boxes: readonly { x: number; y: number; width: number; height: number }[];
  /** Marks personal data of this kind for redaction; if missing, the line is edited. */
  redact?: 'aadhaar' | 'pan' | 'phone' | 'account';
};

/** `hash`: the fragment of the tool’s page that the files are for, such as `#sign`. */
type Carried = { files: readonly File[]; at: number; hash?: string; place?: CarriedPlace };

const places = new WeakMap<File, CarriedPlace>();

/** Returns the place that came with a file, once. */
export function takePlace(file: File): CarriedPlace | undefined {
  const place = places.get(file);
  places.delete(file);
  return place;
}

const databaseName = 'workbench';

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => request.result.createObjectStore('carried');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = transaction.onabort = () => reject(transaction.error);
  });
}

/** Result of a database request, unless it is too old. */
function recentResult(request: EventTarget | null): Carried | undefined {
  const carried = (request as IDBRequest<Carried | undefined>).result;
  return carried && Date.now() - carried.at < HOUR ? carried : undefined;
}

type Slot = 'files' | 'signature';

/** Stores files for a tool, replacing those stored before in the same slot. */
async function storeFiles(
  files: readonly File[],
  hash: string,
  slot: Slot,
  place?: CarriedPlace,
): Promise<void> {
  const opened = await openDatabase();
  const transaction = opened.transaction('carried', 'readwrite');
  transaction
    .objectStore('carried')
    .put({ files, at: Date.now(), hash, ...(place && { place }) } satisfies Carried, slot);
  await completed(transaction);
  opened.close();
}

/**
 * Opens a tool’s page with files. If the browser stores no data for the site (a private window), the visitor arrives
 * at the tool’s file field, which says that the files have to be chosen again.
 *
 * @param onLeaving called once the files are stored, before the page is left
 * @param place what to show in the first file
 */
export async function carry(
  href: string,
  files: readonly File[],
  onLeaving?: () => void,
  place?: CarriedPlace,
): Promise<void> {
  const [page = href, fragment] = href.split('#');
  try {
    await storeFiles(files, fragment ? `#${fragment}` : '', 'files', place);
  } catch {
    return openPage(`${page}#${chooseAgainId}`);
  }
  onLeaving?.();
  // After the page has removed its warning about unsaved work.
  setTimeout(() => openPage(page + carriedHash));
}

/**
 * Opens Sign PDF, which asks for its PDF first, with a picture of a signature. If the browser stores no data for the
 * site, the picture has to be chosen there.
 *
 * @param onLeaving called once the picture is stored, before the page is left
 */
export async function carrySignature(href: string, picture: File, onLeaving?: () => void): Promise<void> {
  try {
    await storeFiles([picture], '', 'signature');
    onLeaving?.();
  } catch {
    // The picture is still on the page, which asks before it is left.
  }
  setTimeout(() => openPage(href));
}

/** Returns the picture of a signature that was passed on in the last hour, once. */
export async function takeSignature(): Promise<File | undefined> {
  if (!(await mayHoldFiles())) return undefined;
  const opened = await openDatabase();
  const transaction = opened.transaction('carried', 'readwrite');
  const store = transaction.objectStore('carried');
  let picture: File | undefined;
  store.get('signature').onsuccess = ({ target }) => {
    [picture] = recentResult(target)?.files ?? [];
    store.delete('signature');
  };
  await completed(transaction);
  opened.close();
  return picture;
}

/** Opens a page; reloads it if it is the current one. */
function openPage(address: string): void {
  const isHere = new URL(address, location.href).pathname === location.pathname;
  location.assign(address);
  // A change of the fragment alone does not load a page.
  if (isHere) location.reload();
}

/** Whether files may have been stored before. Firefox before 126 cannot list databases, so true there. */
async function mayHoldFiles(): Promise<boolean> {
  if (!('databases' in indexedDB)) return true;
  return (await indexedDB.databases()).some((database) => database.name === databaseName);
}

/**
 * Returns the passed files, once, on a page whose hash says that there are some (`carriedHash`). On any other page it
 * only deletes files that are too old.
 */
export async function takeCarriedFiles(): Promise<readonly File[]> {
  const isExpected = location.hash === carriedHash;
  if (isExpected) history.replaceState(history.state, '', location.pathname + location.search);
  if (!isExpected && !(await mayHoldFiles())) return [];
  const opened = await openDatabase();
  const transaction = opened.transaction('carried', 'readwrite');
  const store = transaction.objectStore('carried');
  let files: readonly File[] = [];
  store.get('files').onsuccess = ({ target }) => {
    const carried = recentResult(target);
    if (isExpected && carried) {
      ({ files } = carried);
      if (files[0] && carried.place) places.set(files[0], carried.place);
      if (carried.hash) history.replaceState(history.state, '', carried.hash);
    }
    if (isExpected || !carried) store.delete('files');
  };
  store.get('signature').onsuccess = ({ target }) => {
    if (!recentResult(target)) store.delete('signature');
  };
  await completed(transaction);
  opened.close();
  return files;
}
