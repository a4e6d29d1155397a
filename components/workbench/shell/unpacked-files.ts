/** A ZIP whose files were taken instead of it. */
export type Unpacked = {
  file: string;
  count: number;
  /** The archive is truncated: files after these are missing. */
  isCutShort: boolean;
};

const looksLikeZip = ({ name, type }: File) => /\.zip$/i.test(name) || /^application\/(x-)?zip/.test(type);

/** Nesting depth up to which archives are opened: an archive can contain itself endlessly. */
const DEEPEST = 4;

/**
 * Replaces ZIP archives by their files, nested archives included. An archive that cannot be read stays.
 *
 * @returns `unpacked`: the archives among `files`, each with all its files
 */
export async function unpackedFiles(
  files: readonly File[],
  depth = DEEPEST,
): Promise<{ files: readonly File[]; unpacked: Unpacked[] }> {
  if (depth === 0 || !files.some(looksLikeZip)) return { files, unpacked: [] };
  const { Fault, fileKind, recoverZipEntries, zipEntries } = await import('engines');
  const unpacked: Unpacked[] = [];
  const all: File[] = [];
  for (const file of files) {
    const inside = looksLikeZip(file) ? await filesInZip(file).catch(() => undefined) : undefined;
    if (!inside?.files.length) {
      all.push(file);
      continue;
    }
    const within = await unpackedFiles(inside.files, depth - 1);
    unpacked.push({
      file: file.name,
      count: within.files.length,
      isCutShort: [inside, ...within.unpacked].some(({ isCutShort }) => isCutShort),
    });
    all.push(...within.files);
  }
  return { files: all, unpacked };

  async function filesInZip(file: File): Promise<{ files: File[]; isCutShort: boolean }> {
    if ((await fileKind(file)) !== 'zip') return { files: [], isCutShort: false };
    const allEntries = await zipEntries(file, file.name).catch((error) => {
      if (error instanceof Fault && error.code === 'damaged') return undefined;
      throw error;
    });
    const extracted: File[] = [];
    for (const { path, read } of allEntries ?? (await recoverZipEntries(file)))
      extracted.push(new File([await read()], path.slice(path.lastIndexOf('/') + 1)));
    return { files: extracted, isCutShort: !allEntries };
  }
}

/**
 * Adds files to others. A file replaces one of the same name that has `changed` since it was chosen, or was empty
 * because it was still in the cloud; any other file of a used name is renamed, as `scan (2).pdf`, so that they can be
 * told apart.
 */
export function withMore(
  before: readonly File[],
  more: readonly File[],
  changed: ReadonlySet<File> = new Set(),
): readonly File[] {
  const allFiles = [...before];
  for (const file of more) {
    const old = allFiles.findIndex(
      (other) => (changed.has(other) || other.size === 0) && other.name === file.name,
    );
    if (old >= 0) allFiles[old] = file;
    else allFiles.push(withOwnName(file, new Set(allFiles.map(({ name }) => name))));
  }
  return allFiles;
}

function withOwnName(file: File, usedNames: ReadonlySet<string>): File {
  const name = freeName(file.name, usedNames);
  if (name === file.name) return file;
  return new File([file], name, { type: file.type, lastModified: file.lastModified });
}

/** A name that is not used yet: `scan.pdf`, or else `scan (2).pdf`. */
export function freeName(name: string, usedNames: ReadonlySet<string>): string {
  const dot = name.lastIndexOf('.');
  const end = dot > 0 ? dot : name.length;
  let free = name;
  for (let count = 2; usedNames.has(free); count += 1)
    free = `${name.slice(0, end)} (${count})${name.slice(end)}`;
  return free;
}
