import type { HandName } from 'engines/pdf';

/** The faces that look written by hand, in the order of the choice. */
export const handNames = [
  'sacramento',
  'dancing-script',
  'great-vibes',
] as const satisfies readonly HandName[];
