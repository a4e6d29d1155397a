/** Code that is loaded only for a file that is no ZIP, or no Word file: recognises its type. */
export { isLocked, officeKind } from '../../office-kind';
