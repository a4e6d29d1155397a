import type { AnswerGroup, AnswerLine } from './schema/answers';

export type AnsweredLine = Extract<AnswerLine, { answer: string }>;
export type OpenLine = Exclude<AnswerLine, AnsweredLine>;

export const isAnswered = (line: AnswerLine): line is AnsweredLine => 'answer' in line;
export const isOpen = (line: AnswerLine): line is OpenLine => !isAnswered(line);

/** Number of lines in these groups, and of answered ones. */
export function tally(groups: readonly AnswerGroup[]): { answered: number; all: number } {
  const lines = groups.flatMap((group) => group.lines);
  return { answered: lines.filter(isAnswered).length, all: lines.length };
}
