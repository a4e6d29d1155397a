/**
 * Whether a step is completed; or a text that replaces the step's title if nothing is done in it, such as “2 issues still
 * open”; or such a text for a step that is completed because nothing was found, such as “No issues”; or the text of an open
 * step whose own title is not true yet, such as “Comparing”.
 */
export type StepCompletion = boolean | string | { done: string } | { open: string };

export type Step = { title: string; state: 'done' | 'open' | 'unneeded' };

/**
 * The one rule of the step bar: the current step is the first one that is neither completed nor replaced by a text.
 *
 * @param titles titles of the steps, in order
 * @param completedSteps one value per step; a step without one is not completed
 * @returns the steps, and the index of the current one; -1 if none is open
 */
export function stepsOf(titles: readonly string[], completedSteps: readonly StepCompletion[]) {
  const steps = titles.map((title, index): Step => {
    const value = completedSteps[index] ?? false;
    if (typeof value === 'string') return { title: value, state: 'unneeded' };
    if (typeof value === 'object')
      return 'done' in value ? { title: value.done, state: 'done' } : { title: value.open, state: 'open' };
    return { title, state: value ? 'done' : 'open' };
  });
  return { steps, current: steps.findIndex(({ state }) => state === 'open') };
}

type MakeFileState = {
  /** The files that the tool needs are read. */
  isAdded: boolean;
  /** The job runs, or its result is there: the choices are made. */
  isStarted?: boolean;
  /** The result was downloaded. */
  isDownloaded?: boolean;
  /** While the job runs, the title of the last step: there is nothing to download yet. */
  running?: string | undefined;
};

/** Completion of the steps of a tool that makes a file: add, choose, download. */
export const makeFileSteps = ({
  isAdded,
  isStarted = false,
  isDownloaded = false,
  running,
}: MakeFileState): StepCompletion[] => [
  isAdded,
  isStarted,
  running === undefined ? isDownloaded : { open: running },
];

/** Completion of steps of which the first `count` are done. */
export const firstStepsDone = (count: number): StepCompletion[] => Array.from({ length: count }, () => true);
