import { Fault, faultOf, type SourceFile } from 'engines';
import { useEffect, useReducer, useRef } from 'react';
import { stopWatching } from './changed-files';
import { askAboveHere } from './large-files';

/** A chosen file: being read, read, waiting for its password, or refused. `Info` is the engine's result. */
export type ChosenFile<Info> = {
  key: string;
  file: File;
  password?: string;
  state: 'reading' | 'ready' | 'locked' | 'refused';
  info?: Info;
  fault?: Fault;
};

type Action<Info> =
  | { type: 'add'; more: readonly ChosenFile<Info>[] }
  | { type: 'change'; key: string; to: Partial<ChosenFile<Info>> }
  | { type: 'replace'; file: File; by: ChosenFile<Info> }
  | { type: 'remove'; key: string }
  | { type: 'place'; key: string; at: number };

let lastId = 0;

/** Number of files being read at a time: the next ones are loaded while the engine works on one. */
const AT_ONCE = 3;
/**
 * Milliseconds between two renderings of the list while files are being read: drawing a list of 200 takes as long as
 * reading ten of its files, so a long list is drawn less often.
 */
const updateInterval = (files: number) => Math.max(200, 5 * files);

function reduce<Info>(
  chosen: readonly ChosenFile<Info>[],
  action: Action<Info>,
): readonly ChosenFile<Info>[] {
  switch (action.type) {
    case 'add':
      return [...chosen, ...action.more];
    case 'change':
      return chosen.map((item) => (item.key === action.key ? { ...item, ...action.to } : item));
    case 'replace':
      return chosen.some(({ file }) => file === action.file)
        ? chosen.map((item) => (item.file === action.file ? action.by : item))
        : [...chosen, action.by];
    case 'remove':
      return chosen.filter(({ key }) => key !== action.key);
    case 'place': {
      const moved = chosen.find(({ key }) => key === action.key);
      if (!moved) return chosen;
      const others = chosen.filter((item) => item !== moved);
      return [...others.slice(0, action.at), moved, ...others.slice(action.at)];
    }
  }
}

/** The engine's input for a chosen file. */
export const sourceOf = ({ key, file, password }: ChosenFile<unknown>): SourceFile => ({
  key,
  name: file.name,
  blob: file,
  password,
});

/**
 * Checks that a file can be read at all, before an engine tries: a folder cannot, nor a file that was changed, moved
 * or deleted after it was chosen. A deleted one has a size of 0.
 *
 * @throws Fault `unreadable`
 */
async function requireReadable({ name, blob }: SourceFile): Promise<void> {
  try {
    await (blob.size === 0 ? blob : blob.slice(0, 1)).arrayBuffer();
  } catch (error) {
    throw new Fault('unreadable', { file: name, detail: String(error) }, { cause: error });
  }
}

/** @throws Fault `too-large` for a file that is large for this device, until the visitor allows it */
export function askIfLarge({ name, blob }: SourceFile, allowed: boolean): void {
  if (blob.size > askAboveHere() && !allowed) throw new Fault('too-large', { file: name });
}

/**
 * The chosen files in order, read one after the other, so that a list can show what is in each.
 *
 * @param files all files added so far, oldest first; a replacement has the place of the file it replaces
 * @param inspect reads a file; throws Faults. `allowed`: `retry` was called for it
 */
export function useChosenFiles<Info>(
  files: readonly File[],
  inspect: (source: SourceFile, allowed: boolean) => Promise<Info>,
) {
  const [chosen, dispatch] = useReducer(reduce<Info>, []);
  const allowed = useRef(new Set<string>());
  const received = useRef<readonly File[]>([]);
  useEffect(() => {
    // A reducer may run twice for one action, so keys are assigned before it.
    const reading = (file: File): ChosenFile<Info> => ({ key: `file-${++lastId}`, file, state: 'reading' });
    for (const [index, file] of received.current.entries()) {
      const replacement = files[index];
      if (replacement && replacement !== file) dispatch({ type: 'replace', file, by: reading(replacement) });
    }
    const more = files.slice(received.current.length).map(reading);
    received.current = files;
    if (more.length > 0) dispatch({ type: 'add', more });
  }, [files]);

  const latestChosen = useRef(chosen);
  latestChosen.current = chosen;
  /** Keys and passwords of files whose reading has started. */
  const startedReads = useRef(new Map<string, string>());
  /** Results since the list was last rendered. */
  const pendingChanges = useRef<Extract<Action<Info>, { type: 'change' }>[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef(0);
  /** Replaced each time that the tool is shown: answers of an engine that has ended are ignored. */
  const showing = useRef<object>(undefined);
  useEffect(() => {
    showing.current = {};
    return () => {
      showing.current = undefined;
      running.current = 0;
      startedReads.current.clear();
      clearTimeout(timer.current);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a file is read once per password.
  useEffect(() => {
    function update(key: string, to: Partial<ChosenFile<Info>>): void {
      pendingChanges.current.push({ type: 'change', key, to });
      const show = () => {
        timer.current = undefined;
        for (const change of pendingChanges.current.splice(0)) dispatch(change);
      };
      // Results are rendered in batches, and immediately after the last one.
      const isLast =
        latestChosen.current.filter(({ state }) => state === 'reading').length ===
        pendingChanges.current.length;
      if (isLast) {
        clearTimeout(timer.current);
        show();
      } else timer.current ??= setTimeout(show, updateInterval(latestChosen.current.length));
    }
    const { current: showingNow } = showing;
    function start(): void {
      const waiting = latestChosen.current.filter(
        ({ key, state, password = '' }) => state === 'reading' && startedReads.current.get(key) !== password,
      );
      for (const item of waiting.slice(0, AT_ONCE - running.current)) {
        startedReads.current.set(item.key, item.password ?? '');
        running.current += 1;
        const source = sourceOf(item);
        const isCurrent = () =>
          showing.current === showingNow &&
          latestChosen.current.some(({ key, password }) => key === item.key && password === item.password);
        requireReadable(source)
          .then(() => inspect(source, allowed.current.has(item.key)))
          .then(
            (info) => isCurrent() && update(item.key, { info, state: 'ready', fault: undefined }),
            (error) => {
              const fault = faultOf(error);
              if (fault.code === 'unreadable') stopWatching([item.file]);
              const locked = fault.code === 'password' || fault.code === 'wrong-password';
              if (isCurrent()) update(item.key, { fault, state: locked ? 'locked' : 'refused' });
            },
          )
          .finally(() => {
            if (showing.current !== showingNow) return;
            running.current -= 1;
            start();
          });
      }
    }
    start();
  }, [chosen]);

  return {
    chosen,
    remove: (key: string) => dispatch({ type: 'remove', key }),
    place: (key: string, newIndex: number) => dispatch({ type: 'place', key, at: newIndex }),
    unlock(key: string, password: string) {
      startedReads.current.delete(key);
      dispatch({ type: 'change', key, to: { password, state: 'reading' } });
    },
    retry(key: string) {
      allowed.current.add(key);
      startedReads.current.delete(key);
      dispatch({ type: 'change', key, to: { state: 'reading' } });
    },
  };
}
