type Permission = 'edit' | 'view' | 'none';

export type FolderPermissions = {
  name: string;
  permissions: readonly Permission[];
  documents: readonly {
    name: string;
    version: string;
    exception?: { team: string; permission: Permission };
  }[];
};

/** A row per document: the permission of each team in the document's folder, replaced by the document's exception for a team. */
export function rowsOf(teams: readonly string[], folders: readonly FolderPermissions[]) {
  return folders.flatMap(({ permissions, documents }) =>
    documents.map(({ name, version, exception }) => ({
      name,
      version,
      permissions: teams.map((team, index) =>
        exception?.team === team ? exception.permission : permissions[index],
      ),
    })),
  );
}
