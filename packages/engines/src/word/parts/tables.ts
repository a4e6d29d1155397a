/** Code for documents with tables. */
import { tableSlabs, widthOfTable } from '../lay/table';
import { tableOf } from '../read/tables';

export const tables = { tableOf, tableSlabs, widthOfTable };

export type Tables = typeof tables;
