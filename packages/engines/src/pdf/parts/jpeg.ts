/** Code for JPEG pictures under a redaction: reads, blanks and writes their coefficients. */
export { blankJpeg, samplesOf, visitBlankedBlocks } from '../redact/jpeg';
export { readJpeg } from '../redact/jpeg-read';
export { writeJpeg } from '../redact/jpeg-write';
