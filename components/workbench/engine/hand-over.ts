/**
 * Carries one finished file to the next tool's page, which is a document of its own. It lies in the browser's database
 * of this site, where no engine can read it, for one hour at most, and is deleted when it is read.
 */

import { carriedHash } from '@/lib/islands';

const HOUR = 3_600_000;
type Carried = { file: File; at: number };

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

/** Puts the file down for the next tool; what lay there before is forgotten. */
export async function handOver(file: File): Promise<void> {
  const open = await database();
  const transaction = open.transaction('carried', 'readwrite');
  transaction.objectStore('carried').put({ file, at: Date.now() } satisfies Carried, 'file');
  await done(transaction);
  open.close();
}

/**
 * Takes the carried file, once, on a page whose address says that one was carried to it (`carriedHash`). On any other
 * page it only forgets one that was never fetched.
 */
export async function takeOver(): Promise<File | undefined> {
  const meant = location.hash === carriedHash;
  if (meant) history.replaceState(history.state, '', location.pathname + location.search);
  const open = await database();
  const transaction = open.transaction('carried', 'readwrite');
  const store = transaction.objectStore('carried');
  let file: File | undefined;
  store.get('file').onsuccess = ({ target }) => {
    const carried = (target as IDBRequest<Carried | undefined>).result;
    const fresh = carried && Date.now() - carried.at < HOUR;
    if (meant && fresh) file = carried.file;
    if (meant || !fresh) store.delete('file');
  };
  await done(transaction);
  open.close();
  return file;
}
