/** Reads words, and changes pages: edits, marks, signs, redacts. */
export { edit } from '../edit/edit';
export { readEditable } from '../edit/editable';
export { markWords } from '../mark';
export { readText } from '../read-text';
export { findMarks } from '../redact/find';
export { readRedacted } from '../redact/places';
export { redact } from '../redact/redact';
export { measureName } from '../sign/handwriting';
export { readProtection } from '../sign/protection';
export { signPages } from '../sign/sign';
