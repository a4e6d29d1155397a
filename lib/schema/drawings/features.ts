import type { z } from 'zod';
import { featureHeroes } from './feature/heroes';

/** The drawings of the first screens of features: a name for each, and the words that it holds. */
export const featureDrawingsSchema = featureHeroes;

export type FeatureDrawings = z.output<typeof featureDrawingsSchema>;

/** What the drawing of that name gets: its words. */
export type Words<Name extends keyof FeatureDrawings> = { words: FeatureDrawings[Name] };
