import { useReducer } from 'react';
import type { Kind } from './inks';

/** A stamp on a page: its middle and height in points of the displayed page, and its turn in degrees, clockwise. */
export type Placed = {
  id: number;
  kind: Kind;
  page: number;
  x: number;
  y: number;
  height: number;
  turn: number;
};

type State = { stamps: readonly Placed[]; chosen?: number };

type Action =
  | { type: 'add'; stamps: readonly Placed[] }
  | { type: 'change'; id: number; to: Partial<Placed> }
  | { type: 'remove'; id: number }
  | { type: 'choose'; id: number | undefined }
  | { type: 'clear' };

function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'add':
      return { stamps: [...state.stamps, ...action.stamps], chosen: action.stamps[0]?.id ?? state.chosen };
    case 'change':
      return {
        ...state,
        stamps: state.stamps.map((one) => (one.id === action.id ? { ...one, ...action.to } : one)),
      };
    case 'remove':
      return { stamps: state.stamps.filter(({ id }) => id !== action.id) };
    case 'choose':
      return { ...state, chosen: action.id };
    case 'clear':
      return { stamps: [] };
  }
}

let last = 0;

/** Stamps on the pages of a file, and the chosen one. */
export function useStamps() {
  const [{ stamps, chosen }, dispatch] = useReducer(reduce, { stamps: [] });
  return {
    stamps,
    chosen: stamps.find(({ id }) => id === chosen),
    add: (...more: Omit<Placed, 'id'>[]) =>
      dispatch({ type: 'add', stamps: more.map((one) => ({ ...one, id: ++last })) }),
    change: (id: number, to: Partial<Placed>) => dispatch({ type: 'change', id, to }),
    remove: (id: number) => dispatch({ type: 'remove', id }),
    choose: (id: number | undefined) => dispatch({ type: 'choose', id }),
    clear: () => dispatch({ type: 'clear' }),
  };
}

export type Stamps = ReturnType<typeof useStamps>;
