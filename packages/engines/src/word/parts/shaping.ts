/**
 * Loaded only for documents that need it: code for writing systems whose letters join or change places, such as Devanagari and Arabic: HarfBuzz, which chooses and
 * places the glyphs, and the operators that draw them.
 */
export * from '../../write/shape';
