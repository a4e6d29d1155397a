/** Answers an operation in place of an engine, or returns `undefined` to let the engine answer. */
type Answer = (name: string, input: never) => Promise<unknown> | undefined;

let answer: Answer | undefined;

/** Sets a function that may answer in place of an engine, for all later calls in a test file. */
export function answerBy(answerOf: Answer | undefined): void {
  answer = answerOf;
}

export const ownAnswer: Answer = (name, input) => answer?.(name, input);
