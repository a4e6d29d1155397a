/** Code for scripts whose letters join or change their places, such as Devanagari and Arabic: HarfBuzz, and how its glyphs are written. */
export * from '../../write/shape';
