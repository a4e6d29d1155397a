import { z } from 'zod';
import { featureHeroes } from './feature/heroes';
import { featurePanels } from './feature/panels';

/** What is drawn on the feature pages: a name for each drawing, and the words that it holds. */
export const featureDrawingsSchema = z.strictObject({
  heroes: featureHeroes,
  panels: featurePanels,
});

export type FeatureDrawings = z.output<typeof featureDrawingsSchema>;

/** What the drawing of that name gets: its words. */
export type Words<Group extends keyof FeatureDrawings, Name extends keyof FeatureDrawings[Group]> = {
  words: FeatureDrawings[Group][Name];
};
