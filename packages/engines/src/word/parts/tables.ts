/** Code that is loaded only for documents with tables. */
import { laidTable, widthOfTable } from '../layout/table';
import { tableOf } from '../read/tables';

export const tables = { tableOf, laidTable, widthOfTable };

export type Tables = typeof tables;
