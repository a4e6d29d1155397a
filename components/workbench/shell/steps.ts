/**
 * Whether what a step names has happened; a text that replaces the step's title if this file needs nothing done in that
 * step, such as “No issues”.
 */
export type Happened = boolean | string;

export type Step = { title: string; state: 'done' | 'open' | 'unneeded' };

/**
 * The one rule of the step bar: a step is done when what it names has happened, and the current step is the first that is
 * not done.
 *
 * @param titles titles of the steps, in order
 * @param happened one value per step; a missing one has not happened
 * @returns the steps, and the index of the current one; -1 if none is open
 */
export function stepsOf(titles: readonly string[], happened: readonly Happened[]) {
  const steps = titles.map((title, index): Step => {
    const value = happened[index] ?? false;
    if (typeof value === 'string') return { title: value, state: 'unneeded' };
    return { title, state: value ? 'done' : 'open' };
  });
  return { steps, current: steps.findIndex(({ state }) => state === 'open') };
}

type Making = {
  /** The files that the tool needs are read. */
  isAdded: boolean;
  /** The job runs, or its result is there: the choices are made. */
  isStarted?: boolean;
  /** The result was downloaded. */
  isDownloaded?: boolean;
};

/** The steps of a tool that makes a file: add, choose, download. */
export const stepsToCopy = ({ isAdded, isStarted = false, isDownloaded = false }: Making): Happened[] => [
  isAdded,
  isStarted,
  isDownloaded,
];

/** The first `count` steps have happened. */
export const firstSteps = (count: number): Happened[] => Array.from({ length: count }, () => true);
