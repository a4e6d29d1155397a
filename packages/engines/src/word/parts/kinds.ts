/** Code that is loaded only for a file that is not a ZIP, or not a Word file: recognises its type. */
export { isLocked, officeKind } from '../../office-kind';
