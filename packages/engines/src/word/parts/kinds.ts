/** Tells what a file is that is no ZIP, or no Word file. */
export { isLocked, officeKind } from '../../office-kind';
