import type { Journey } from './acts';
import { officeTools } from './office-tools';
import { otherPages, pageTools } from './page-tools';
import { readingTools } from './reading-tools';

/** How each tool is brought from its file to its result, by its slug. */
export const journeys: Record<string, Journey> = {
  ...pageTools,
  ...otherPages,
  ...officeTools,
  ...readingTools,
};
