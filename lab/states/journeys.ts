import type { Journey } from './acts';
import { officeTools } from './office-tools';
import { pageTools } from './page-tools';
import { readingTools } from './reading-tools';
import { voiceTools } from './voice-tools';

/** Steps of each tool from its file to its result, by its slug, or by slug, dot and variant. */
export const journeys: Record<string, Journey> = {
  ...pageTools,
  ...officeTools,
  ...readingTools,
  ...voiceTools,
};
