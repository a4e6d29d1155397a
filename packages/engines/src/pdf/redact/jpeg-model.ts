/** Values by `length << 16 | code`, where `length` is that of the code in bits. */
export type HuffmanTable = Map<number, number>;

export type Component = {
  id: number;
  /** Sampling factors, horizontal and vertical. */
  h: number;
  v: number;
  /** Number of its table among the quantisers. */
  quantiser: number;
  /** Blocks in a row and in a column, padded to whole MCUs. */
  columns: number;
  rows: number;
  /** Blocks in a row and in a column without padding, as a scan of one component has them. */
  ownColumns: number;
  ownRows: number;
  blocks: Int16Array;
  /** DC coefficient of the previous block, which predicts the next one. */
  prediction: number;
};

export type Jpeg = {
  width: number;
  height: number;
  components: Component[];
  quantisers: Map<number, Uint16Array>;
  /** Segments that the result keeps unchanged: Adobe's (APP14) and the ICC profile (APP2). */
  keptSegments: Uint8Array[];
  /** Whether the components are luma and two chroma components. */
  isLuma: boolean;
};

/** Index in a block of each coefficient, in the order of the file. */
export const zigzag = Uint8Array.from([
  0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7,
  14, 21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46,
  53, 60, 61, 54, 47, 55, 62, 63,
]);
