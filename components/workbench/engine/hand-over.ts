/**
 * Carries finished files to the next tool's page, which is a document of its own. They lie in the browser's database of
 * this site, where no engine can read them, for one hour at most, and are deleted when they are read.
 */

import { carriedHash } from '@/lib/islands';

const HOUR = 3_600_000;
type Carried = { files: readonly File[]; at: number };

function database(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('workbench', 1);
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

/** Puts the files down for the next tool; what lay there before is forgotten. */
export async function handOver(files: readonly File[]): Promise<void> {
  const open = await database();
  const transaction = open.transaction('carried', 'readwrite');
  transaction.objectStore('carried').put({ files, at: Date.now() } satisfies Carried, 'files');
  await done(transaction);
  open.close();
}

/**
 * Takes the carried files, once, on a page whose address says that some were carried to it (`carriedHash`). On any other
 * page it only forgets those that were never fetched.
 */
export async function takeOver(): Promise<readonly File[]> {
  const meant = location.hash === carriedHash;
  if (meant) history.replaceState(history.state, '', location.pathname + location.search);
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
