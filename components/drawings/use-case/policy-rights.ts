import type { Company } from '@/lib/schema/drawings';

/** A row per document: the rights of each team in its folder, with the document's own exception on top. */
export function rowsOf({ teams, folders }: Company) {
  return folders.flatMap(({ rights, documents }) =>
    documents.map(({ name, version, own }) => ({
      name,
      version,
      rights: teams.map((team, index) => (own?.team === team ? own.right : rights[index])),
    })),
  );
}
