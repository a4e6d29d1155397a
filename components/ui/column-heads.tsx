type Props = {
  columns: readonly string[];
  /** Only for screen readers on phones, where each row becomes a block. */
  hiddenOnPhones?: boolean;
};

/** The head of a table: the names of its columns. */
export const ColumnHeads = ({ columns, hiddenOnPhones }: Props) => (
  <thead className={hiddenOnPhones ? 'max-md:sr-only' : undefined}>
    <tr>
      {columns.map((column) => (
        <th key={column} scope="col">
          {column}
        </th>
      ))}
    </tr>
  </thead>
);
