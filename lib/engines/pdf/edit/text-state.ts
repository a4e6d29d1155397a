import { type Matrix, multiply } from '../../text/pdf/matrix';
import type { Face } from './face';

/** Text and graphics state set by operators (PDF 1.7, 8.4 and 9.3). */
export type State = {
  matrix: Matrix;
  face?: Face;
  font?: string;
  size: number;
  letterSpace: number;
  wordSpace: number;
  scale: number;
  leading: number;
  rise: number;
  rendering: number;
};

/** State at the beginning of a page. */
export const initial = (): State => ({
  matrix: [1, 0, 0, 1, 0, 0],
  size: 0,
  letterSpace: 0,
  wordSpace: 0,
  scale: 1,
  leading: 0,
  rise: 0,
  rendering: 0,
});

/** Operators that only set state; `n` returns an operand by index. */
export const setters: Record<string, (state: State, n: (at: number) => number) => void> = {
  cm: (state, n) => {
    state.matrix = multiply(state.matrix, [n(0), n(1), n(2), n(3), n(4), n(5)]);
  },
  Tc: (state, n) => {
    state.letterSpace = n(0);
  },
  Tw: (state, n) => {
    state.wordSpace = n(0);
  },
  Tz: (state, n) => {
    state.scale = n(0) / 100;
  },
  TL: (state, n) => {
    state.leading = n(0);
  },
  Ts: (state, n) => {
    state.rise = n(0);
  },
  Tr: (state, n) => {
    state.rendering = n(0);
  },
};
