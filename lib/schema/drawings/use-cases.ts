import { z } from 'zod';
import { useCaseHeroes } from './use-case/heroes';
import { useCaseMoments } from './use-case/moments';
import { useCaseSpecimens } from './use-case/specimens';

/** What is drawn on the use-case pages: a name for each drawing, and the words that it holds. */
export const useCaseDrawingsSchema = z.strictObject({
  heroes: useCaseHeroes,
  specimens: useCaseSpecimens,
  moments: useCaseMoments,
});

export type UseCaseDrawings = z.output<typeof useCaseDrawingsSchema>;

/** What the drawing of that name gets: its words. */
export type Words<Group extends keyof UseCaseDrawings, Name extends keyof UseCaseDrawings[Group]> = {
  words: UseCaseDrawings[Group][Name];
};
