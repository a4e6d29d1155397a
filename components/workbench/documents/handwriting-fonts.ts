import type { HandwritingFont } from 'engines/pdf';

/** The faces that look written by hand, in the order of the choice. */
export const handwritingFonts = [
  'sacramento',
  'dancing-script',
  'great-vibes',
] as const satisfies readonly HandwritingFont[];
