/** Code for workbooks with formulas to calculate, conditional formats, styled tables or charts. */
export { completed } from '../complete-workbook';
