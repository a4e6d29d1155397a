/**
 * The files of a drop or a paste, those in dropped folders too.
 *
 * To be called while its event is handled: the browser empties the transfer afterwards.
 */
export async function filesOf(transfer: DataTransfer | null): Promise<File[]> {
  const entries = [...(transfer?.items ?? [])].map((item) => item.webkitGetAsEntry?.());
  const files = [...(transfer?.files ?? [])];
  if (!entries.some((entry) => entry?.isDirectory)) return files;
  const { filesInEntry } = await import('./folder-files');
  const found = await Promise.all(entries.map((entry) => (entry ? filesInEntry(entry) : [])));
  return found.flat();
}
