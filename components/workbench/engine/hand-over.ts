/**
 * Carries files to a tool's page, which is a document of its own: a result to the next tool, or what was chosen on the
 * home page. They lie in the browser's database of this site, where no engine can read them, for one hour at most, and
 * are deleted when they are read.
 */

import { carriedHash } from '@/lib/islands';
import { fieldId } from '../field-id';

const HOUR = 3_600_000;
type Carried = { files: readonly File[]; at: number };

const name = 'workbench';

function database(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore('carried');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = transaction.onabort = () => reject(transaction.error);
  });
}

/** Puts files down for a tool; what lay there before is forgotten. */
async function handOver(files: readonly File[]): Promise<void> {
  const open = await database();
  const transaction = open.transaction('carried', 'readwrite');
  transaction.objectStore('carried').put({ files, at: Date.now() } satisfies Carried, 'files');
  await done(transaction);
  open.close();
}

/**
 * Goes to a tool's page and takes files along. Where the browser keeps no data for a page (a private window) the visitor
 * comes to the tool's file field, to choose them again.
 *
 * @param onLeaving once they are safe there, before the page is left
 */
export async function carry(href: string, files: readonly File[], onLeaving?: () => void): Promise<void> {
  try {
    await handOver(files);
  } catch {
    return location.assign(`${href}#${fieldId}`);
  }
  onLeaving?.();
  // After the page knows that there is nothing left to lose.
  setTimeout(() => location.assign(href + carriedHash));
}

/** Whether something was carried before. Firefox before 126 does not tell, so it may be. */
async function mayLieThere(): Promise<boolean> {
  if (!('databases' in indexedDB)) return true;
  return (await indexedDB.databases()).some((database) => database.name === name);
}

/**
 * Takes the carried files, once, on a page whose address says that some were carried to it (`carriedHash`). On any other
 * page it only forgets those that were never fetched.
 */
export async function takeOver(): Promise<readonly File[]> {
  const meant = location.hash === carriedHash;
  if (meant) history.replaceState(history.state, '', location.pathname + location.search);
  if (!meant && !(await mayLieThere())) return [];
  const open = await database();
  const transaction = open.transaction('carried', 'readwrite');
  const store = transaction.objectStore('carried');
  let files: readonly File[] = [];
  store.get('files').onsuccess = ({ target }) => {
    const carried = (target as IDBRequest<Carried | undefined>).result;
    const fresh = carried && Date.now() - carried.at < HOUR;
    if (meant && fresh) files = carried.files;
    if (meant || !fresh) store.delete('files');
  };
  await done(transaction);
  open.close();
  return files;
}
