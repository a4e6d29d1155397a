/** Who may do what in the sample company: one set of rights for the folder tree and for the table drawn from it. */

export type Right = 'edit' | 'view' | 'none';

export const teams = ['HR', 'Legal', 'Finance', 'Staff'] as const;

type Team = (typeof teams)[number];
type Document = { name: string; version: string; own?: { team: Team; right: Right } };
type Folder = { name: string; says: string; rights: Record<Team, Right>; documents: Document[] };

export const folders: readonly Folder[] = [
  {
    name: 'Policies',
    says: 'HR: edit, all: view',
    rights: { HR: 'edit', Legal: 'view', Finance: 'view', Staff: 'view' },
    documents: [
      { name: 'Leave policy', version: 'v6' },
      { name: 'Travel policy', version: 'v5', own: { team: 'Finance', right: 'edit' } },
    ],
  },
  {
    name: 'People',
    says: 'HR: edit',
    rights: { HR: 'edit', Legal: 'none', Finance: 'none', Staff: 'none' },
    documents: [
      { name: 'Offer letters', version: 'v2' },
      { name: 'Payroll, October', version: 'v1', own: { team: 'Finance', right: 'view' } },
    ],
  },
];

/** A row per document: the folder's rights, with the document's own exception on top. */
export const rows = folders.flatMap(({ rights, documents }) =>
  documents.map(({ name, version, own }) => ({
    name,
    version,
    rights: teams.map((team): Right => (own?.team === team ? own.right : rights[team])),
  })),
);
