/** Recognises the type of a file that is no ZIP, or no Word file. */
export { isLocked, officeKind } from '../../office-kind';
