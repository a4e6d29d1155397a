/**
 * The files of a drop or a paste, those in dropped folders too. A folder whose reader cannot be loaded stays a file, which
 * its tool then cannot read and reports.
 *
 * To be called while its event is handled: the browser empties the transfer afterwards.
 */
export async function filesOf(transfer: DataTransfer | null): Promise<File[]> {
  const entries = [...(transfer?.items ?? [])].map((item) => item.webkitGetAsEntry?.());
  const files = [...(transfer?.files ?? [])];
  if (!entries.some((entry) => entry?.isDirectory)) return files;
  const reader = await import('./folder-files').catch(() => undefined);
  if (!reader) return files;
  const { filesInEntry } = reader;
  const found = await Promise.all(entries.map((entry) => (entry ? filesInEntry(entry) : [])));
  return found.flat();
}
