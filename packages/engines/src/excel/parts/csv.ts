/** Code for files with comma- or tab-separated values. */
export { readCsv } from '../read/read-csv';
