/** Places and lengths are points from the top left of the page as it is shown. */
export type Box = { x: number; y: number; width: number; height: number };

/** Text of one look. */
export type Run = {
  text: string;
  font: string;
  size: number;
  bold: boolean;
  italic: boolean;
  /** Six hexadecimal digits. */
  colour: string;
};

export type Line = {
  runs: Run[];
  /** Where its first letter stands, and how far it goes along its direction. */
  x: number;
  baseline: number;
  width: number;
  /** Largest size in it. */
  size: number;
  /** Quarter turns clockwise: 0, 1 or 3. */
  turn: number;
};

/** Slides as large as the first page, or as wide as most screens: 16 to 9. */
export type Shape = 'page' | 'wide';

/** A piece of text that becomes one text box. */
export type TextBox = {
  lines: Line[];
  box: Box;
  turn: number;
  /** Its lines are one paragraph, whose line breaks may change. */
  flows: boolean;
  /** Distance of its baselines. */
  leading: number;
};

export type Picture = { box: Box; bytes: Uint8Array<ArrayBuffer>; type: 'png' | 'jpeg' };

export type Slide = {
  width: number;
  height: number;
  texts: TextBox[];
  pictures: Picture[];
  /** What else is drawn, as a picture of the whole page. */
  background?: Uint8Array<ArrayBuffer>;
  /** That picture shows more than single lines. */
  drawn?: boolean;
  /** The page's text, line by line. */
  notes: string;
};

/** What a page becomes: places of its text and its pictures, in points from the top left. */
export type PlannedSlide = {
  width: number;
  height: number;
  texts: Box[];
  pictures: Box[];
  /** What else is drawn is one picture behind them; these are the places where it shows, but for single lines. */
  drawing: boolean;
  drawings: Box[];
};
