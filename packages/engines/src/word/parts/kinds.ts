/** Tells what a file is that is no Word file. */
export { officeKind } from '../../office-kind';
