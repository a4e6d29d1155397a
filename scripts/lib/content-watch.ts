import { readFileSync, writeFileSync } from 'node:fs';
import type { startContentChecker } from '../dev/content-checker-process';
import { inRoot } from './paths';
import { watchFolder } from './watch-folder';

/** Result of a check; `warnings` do not fail it, and are empty or a message for the terminal. */
type State = { mistakes: string } | { addresses: string; warnings: string };

type Check = ReturnType<typeof startContentChecker>['check'];

/** Checks the content as it is now, as `npm run check:content` does. */
export async function contentState(check: Check): Promise<State> {
  const { code, output, problems } = await check();
  return code === 0 ? { addresses: output, warnings: problems } : { mistakes: problems };
}

/** State of the content now. */
export type Content = {
  /** Message for the terminal; undefined without mistakes. */
  mistakes: () => string | undefined;
  /** Number of changes of this message. */
  version: () => number;
  /** Resolves once the last save has been checked. */
  settled: () => Promise<void>;
  /**
   * Writes a content file, unless it would then have a mistake; in that case the file stays as it is, and nothing is shown.
   *
   * @returns the mistake
   */
  attempt: (path: string, text: string) => Promise<string | undefined>;
  /** Calls back at the first sign of a save. */
  onSave: (listener: () => void) => void;
  /** Calls back once a save has been checked. */
  onChange: (listener: () => void) => void;
};

/**
 * Checks content after each save: reports a mistake once, and its correction.
 *
 * @param check the check that found `state`
 * @param state content at the start
 * @param onAddresses called when the list of addresses changed
 */
export function followContent(check: Check, state: State, onAddresses: () => Promise<void>): Content {
  let lastState = state;
  let version = 0;
  let addresses = 'addresses' in state ? state.addresses : '';
  let warnings = 'warnings' in state ? state.warnings : '';
  let checking = Promise.resolve();
  /** From the first sign of a save until it has been checked. */
  let pending = checking;
  let resolvePending = () => {};
  /** A file that is written on trial: `attempt` takes it back if it has a mistake. */
  let trial: { path: string; oldSource: string; resolve: (mistake: string | undefined) => void } | undefined;
  const saveListeners: (() => void)[] = [];
  const changeListeners: (() => void)[] = [];
  const mistakes = () => ('mistakes' in lastState ? lastState.mistakes : undefined);

  watchFolder(
    inRoot('content'),
    () => {
      const resolveThis = resolvePending;
      checking = checking.then(checkForChanges).catch(report).finally(resolveThis);
    },
    report,
    {
      onStart: () => {
        pending = new Promise((resolve) => (resolvePending = resolve));
        for (const listener of saveListeners) listener();
      },
    },
  );

  function report(error: unknown): void {
    console.error(`content/ could not be looked at: ${error}`);
  }

  async function checkForChanges(): Promise<void> {
    const oldMistakes = mistakes();
    const newState = await contentState(check);
    if (trial && 'mistakes' in newState) {
      writeFileSync(trial.path, trial.oldSource);
      trial.resolve(newState.mistakes);
      return;
    }
    trial?.resolve(undefined);
    lastState = newState;
    const newMistakes = mistakes();
    if (oldMistakes !== newMistakes) version += 1;
    if (newMistakes !== undefined && oldMistakes !== newMistakes) console.error(newMistakes);
    if (newMistakes === undefined && oldMistakes !== undefined)
      console.log('\nContent: no mistakes found.\n');
    for (const listener of changeListeners) listener();
    if ('mistakes' in lastState) return;
    if (lastState.warnings !== warnings) console.error(lastState.warnings);
    warnings = lastState.warnings;
    if (lastState.addresses === addresses) return;
    addresses = lastState.addresses;
    await onAddresses();
  }

  async function attempt(path: string, text: string): Promise<string | undefined> {
    await settled();
    if (lastState && 'mistakes' in lastState) return lastState.mistakes;
    const oldSource = readFileSync(path, 'utf8');
    const mistake = await new Promise<string | undefined>((resolve) => {
      trial = { path, oldSource, resolve };
      writeFileSync(path, text);
    });
    trial = undefined;
    return mistake;
  }

  async function settled(): Promise<void> {
    for (let awaited: unknown; awaited !== pending; await awaited) awaited = pending;
  }

  return {
    mistakes,
    version: () => version,
    settled,
    attempt,
    onSave: (listener) => void saveListeners.push(listener),
    onChange: (listener) => void changeListeners.push(listener),
  };
}
