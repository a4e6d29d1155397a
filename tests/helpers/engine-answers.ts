/** Answers an operation in place of an engine, or returns `undefined` to let the engine answer. */
type ResultReplacement = (name: string, input: never) => Promise<unknown> | undefined;

let answer: ResultReplacement | undefined;

/** Sets a function that may answer in place of an engine, for all later calls in a test file. */
export function replaceResults(answerOf: ResultReplacement | undefined): void {
  answer = answerOf;
}

export const replacedResult: ResultReplacement = (name, input) => answer?.(name, input);
