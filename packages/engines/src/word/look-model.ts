/** Looks of text, lines and edges. Lengths are points. */

export type Colour = [red: number, green: number, blue: number];

export type TextLook = {
  font: string;
  size: number;
  bold: boolean;
  italic: boolean;
  underline?: 'single' | 'double' | 'dotted' | 'dashed' | 'thick';
  /** Spaces are not underlined. */
  isByWords?: boolean;
  /** Colour of the underline, if it differs from that of the letters. */
  underlineColour?: Colour;
  strike?: 'single' | 'double';
  colour?: Colour;
  /** Background of the letters: highlighting or shading. */
  background?: Colour;
  caps?: 'all' | 'small';
  vertical?: 'super' | 'sub';
  /** Letter spacing. */
  spacing?: number;
  /** Offset above the baseline. */
  rise?: number;
  hidden?: boolean;
  /** Horizontal scale of the letters; 1 is their normal width. */
  stretch?: number;
  /** Border around the text. */
  border?: Line;
  /** Properties that differ for letters of complex scripts, such as Devanagari and Arabic. */
  scripted?: Pick<TextLook, 'size' | 'bold' | 'italic'>;
};

export type Sides = { left: number; top: number; right: number; bottom: number };

export type Line = { width: number; style: 'solid' | 'dashed' | 'dotted' | 'double'; colour: Colour };

/** `null`: explicitly no line. */
export type Edge = Line | null;

export type Edges = {
  top?: Edge;
  bottom?: Edge;
  left?: Edge;
  right?: Edge;
  insideH?: Edge;
  insideV?: Edge;
  between?: Edge;
  /** Diagonals of a cell: from its top left, and from its bottom left corner. */
  falling?: Edge;
  rising?: Edge;
};

export type Tab = { position: number; align: 'left' | 'center' | 'right' | 'decimal'; leader: string };
