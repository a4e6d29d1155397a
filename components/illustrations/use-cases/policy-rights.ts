type Right = 'edit' | 'view' | 'none';

export type RightsFolder = {
  name: string;
  rights: readonly Right[];
  documents: readonly { name: string; version: string; own?: { team: string; right: Right } }[];
};

/** A row per document: the right of each team in the document's folder, replaced by the document's exception for a team. */
export function rowsOf(teams: readonly string[], folders: readonly RightsFolder[]) {
  return folders.flatMap(({ rights, documents }) =>
    documents.map(({ name, version, own }) => ({
      name,
      version,
      rights: teams.map((team, index) => (own?.team === team ? own.right : rights[index])),
    })),
  );
}
