/** Code for workbooks with formulas to calculate, conditional formats, styled tables or charts. */
export { completeWorkbook } from '../complete-workbook';
