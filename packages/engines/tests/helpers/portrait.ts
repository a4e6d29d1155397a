import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A photograph of a person before a background: NASA's portrait of Eileen Collins, a JPG in the public domain. */
export const portrait = (): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(join(import.meta.dirname, '../picture/cut-out/astronaut.jpg')));
