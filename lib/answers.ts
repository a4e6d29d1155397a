/** Tells the answered lines of the security questionnaire (/security/answers) from the open ones. */
import type { AnswerLine } from './schema/answers';

export type AnsweredLine = Extract<AnswerLine, { answer: string }>;
export type OpenLine = Exclude<AnswerLine, AnsweredLine>;

export const isAnswered = (line: AnswerLine): line is AnsweredLine => 'answer' in line;
export const isUnanswered = (line: AnswerLine): line is OpenLine => !isAnswered(line);
