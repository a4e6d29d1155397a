import type { Journey } from './acts';
import { officeTools } from './office-tools';
import { otherPages, pageTools } from './page-tools';
import { readingTools } from './reading-tools';
import { voiceTools } from './voice-tools';

/** How each tool is brought from its file to its result, by its slug, or by that, a dot and what is different. */
export const journeys: Record<string, Journey> = {
  ...pageTools,
  ...otherPages,
  ...officeTools,
  ...readingTools,
  ...voiceTools,
};
