import { Fault, faultOf, type SourceFile } from 'engines';
import { useEffect, useReducer, useRef } from 'react';
import { budgetHere } from './budget';

/** A chosen file: being read, read, waiting for its password, or refused. `Info` is the engine's result. */
export type Chosen<Info> = {
  key: string;
  file: File;
  password?: string;
  state: 'reading' | 'ready' | 'locked' | 'refused';
  info?: Info;
  fault?: Fault;
};

type Action<Info> =
  | { type: 'add'; files: readonly File[] }
  | { type: 'change'; key: string; to: Partial<Chosen<Info>> }
  | { type: 'remove'; key: string }
  | { type: 'place'; key: string; at: number };

let last = 0;

function reduce<Info>(chosen: readonly Chosen<Info>[], action: Action<Info>): readonly Chosen<Info>[] {
  switch (action.type) {
    case 'add':
      return [
        ...chosen,
        ...action.files.map((file): Chosen<Info> => ({ key: `file-${++last}`, file, state: 'reading' })),
      ];
    case 'change':
      return chosen.map((one) => (one.key === action.key ? { ...one, ...action.to } : one));
    case 'remove':
      return chosen.filter(({ key }) => key !== action.key);
    case 'place': {
      const moved = chosen.find(({ key }) => key === action.key);
      if (!moved) return chosen;
      const others = chosen.filter((one) => one !== moved);
      return [...others.slice(0, action.at), moved, ...others.slice(action.at)];
    }
  }
}

/** The engine's input for a chosen file. */
export const sourceOf = ({ key, file, password }: Chosen<unknown>): SourceFile => ({
  key,
  name: file.name,
  blob: file,
  password,
});

/**
 * That a file can be read at all, before an engine tries: a folder cannot, nor a file that was changed, moved or deleted
 * after it was chosen. A deleted one has a size of 0.
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
  if (blob.size > budgetHere().ask && !allowed) throw new Fault('too-large', { file: name });
}

/**
 * The chosen files in order; each is read in turn, so that a list can show its contents.
 *
 * @param files all that were added so far, oldest first
 * @param inspect reads one; throws Faults. `allowed`: `retry` was called for it
 */
export function useChosen<Info>(
  files: readonly File[],
  inspect: (source: SourceFile, allowed: boolean) => Promise<Info>,
) {
  const [chosen, dispatch] = useReducer(reduce<Info>, []);
  const allowed = useRef(new Set<string>());
  const taken = useRef(0);
  useEffect(() => {
    const more = files.slice(taken.current);
    taken.current = files.length;
    if (more.length > 0) dispatch({ type: 'add', files: more });
  }, [files]);

  const reading = chosen.find(({ state }) => state === 'reading');
  const { key, password } = reading ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file is read once per password.
  useEffect(() => {
    if (!reading) return;
    let over = false;
    const source = sourceOf(reading);
    requireReadable(source)
      .then(() => inspect(source, allowed.current.has(reading.key)))
      .then(
        (info) =>
          over ||
          dispatch({ type: 'change', key: reading.key, to: { info, state: 'ready', fault: undefined } }),
        (error) => {
          const fault = faultOf(error);
          const locked = fault.code === 'password' || fault.code === 'wrong-password';
          if (!over)
            dispatch({
              type: 'change',
              key: reading.key,
              to: { fault, state: locked ? 'locked' : 'refused' },
            });
        },
      );
    return () => {
      over = true;
    };
  }, [key, password]);

  return {
    chosen,
    remove: (key: string) => dispatch({ type: 'remove', key }),
    place: (key: string, at: number) => dispatch({ type: 'place', key, at }),
    unlock: (key: string, password: string) =>
      dispatch({ type: 'change', key, to: { password, state: 'reading' } }),
    retry(key: string) {
      allowed.current.add(key);
      dispatch({ type: 'change', key, to: { state: 'reading' } });
    },
  };
}
