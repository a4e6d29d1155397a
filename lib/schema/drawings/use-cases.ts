import type { z } from 'zod';
import { useCaseHeroes } from './use-case/heroes';

/** The folders of the use-case pages: a name for each, and the words that it holds. */
export const useCaseDrawingsSchema = useCaseHeroes;

export type UseCaseDrawings = z.output<typeof useCaseDrawingsSchema>;

/** What the drawing of that name gets: its words. */
export type Words<Name extends keyof UseCaseDrawings> = { words: UseCaseDrawings[Name] };
