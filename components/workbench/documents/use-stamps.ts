import { useReducer } from 'react';

/** Place of a stamp: its centre and height in points of the displayed page, and its rotation in degrees, clockwise. */
export type Place = { x: number; y: number; height: number; rotation: number };

/** A stamp on a page, with its kind. */
export type Placed<Kind extends string> = Place & { id: number; kind: Kind; page: number };

type State<Kind extends string> = {
  stamps: readonly Placed<Kind>[];
  chosen?: number | undefined;
  /** States before each step, the last one at the end; and the states that were undone. */
  past: readonly (readonly Placed<Kind>[])[];
  future: readonly (readonly Placed<Kind>[])[];
  /** The stamp being moved: consecutive moves are one step. */
  moving?: number | undefined;
};

type Action<Kind extends string> =
  | { type: 'add'; stamps: readonly Placed<Kind>[] }
  | { type: 'change'; id: number; to: Partial<Place> }
  | { type: 'remove'; id: number }
  | { type: 'choose'; id: number | undefined }
  | { type: 'clear' }
  | { type: 'undo' }
  | { type: 'redo' };

function reduce<Kind extends string>(state: State<Kind>, action: Action<Kind>): State<Kind> {
  const { stamps, past, future } = state;
  const step = (next: readonly Placed<Kind>[], chosen: number | undefined): State<Kind> => ({
    stamps: next,
    chosen,
    past: [...past, stamps],
    future: [],
  });
  switch (action.type) {
    case 'add':
      return step([...stamps, ...action.stamps], action.stamps[0]?.id ?? state.chosen);
    case 'change': {
      const next = stamps.map((stamp) => (stamp.id === action.id ? { ...stamp, ...action.to } : stamp));
      if (state.moving === action.id) return { ...state, stamps: next };
      return { ...step(next, state.chosen), moving: action.id };
    }
    case 'remove':
      return step(
        stamps.filter(({ id }) => id !== action.id),
        undefined,
      );
    case 'choose':
      return { ...state, chosen: action.id, moving: undefined };
    case 'clear':
      return { stamps: [], past: [], future: [] };
    case 'undo': {
      const before = past.at(-1);
      if (!before) return state;
      return { stamps: before, past: past.slice(0, -1), future: [...future, stamps] };
    }
    case 'redo': {
      const next = future.at(-1);
      if (!next) return state;
      return { stamps: next, past: [...past, stamps], future: future.slice(0, -1) };
    }
  }
}

let lastId = 0;

/** Stamps on the pages of a file, the chosen one, and the undo history. */
export function useStamps<Kind extends string>() {
  const [{ stamps, chosen, past, future }, dispatch] = useReducer(reduce<Kind>, {
    stamps: [],
    past: [],
    future: [],
  });
  return {
    stamps,
    chosen: stamps.find(({ id }) => id === chosen),
    /** @returns the ids of the new ones */
    add(...more: Omit<Placed<Kind>, 'id'>[]): number[] {
      const added = more.map((stamp) => ({ ...stamp, id: ++lastId }));
      dispatch({ type: 'add', stamps: added });
      return added.map(({ id }) => id);
    },
    change: (id: number, to: Partial<Place>) => dispatch({ type: 'change', id, to }),
    remove: (id: number) => dispatch({ type: 'remove', id }),
    choose: (id: number | undefined) => dispatch({ type: 'choose', id }),
    clear: () => dispatch({ type: 'clear' }),
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
  };
}

export type Stamps<Kind extends string> = ReturnType<typeof useStamps<Kind>>;
