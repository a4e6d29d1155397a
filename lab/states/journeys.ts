import { officeTools } from './office-tools';
import { pageTools } from './page-tools';
import { readingTools } from './reading-tools';
import type { Journey } from './steps';
import { voiceTools } from './voice-tools';

/** A tool's journeys, by its slug, or by its slug, a dot and the name of a variant. */
export const journeys: Record<string, Journey> = {
  ...pageTools,
  ...officeTools,
  ...readingTools,
  ...voiceTools,
};
