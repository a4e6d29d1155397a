/** Joins, arranges and splits files, and compares the results with their sources. */
export { arrangePages } from '../arrange';
export { merge } from '../merge';
export { planPartsBySize, split } from '../split';
