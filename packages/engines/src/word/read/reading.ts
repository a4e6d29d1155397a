import type { Element } from '../../text/docx/xml';
import type { Block, Colour, Paint } from '../model';
import type { Theme } from './theme';

/** What of a drawing cannot be drawn, as the report counts it. */
export type Undrawable = 'charts' | 'redrawn-charts' | 'diagrams' | 'shapes' | 'outlines' | 'chunks';

/** Services of the document reader for drawings. */
export type Reading = {
  /** Path of a picture by its relationship id. */
  pathOf: (id: string) => string | undefined;
  /** Reads the content of a text box. @param colour of text that names none @param fill of the box */
  blocks: (content: Element, colour?: Colour, fill?: Paint) => Block[];
  theme: Theme;
  lose: (what: Undrawable) => void;
  /** Names something that is not printed as the file says, for the report’s list of settings. */
  ignore: (setting: string) => void;
  /** Root of a part by its relationship id. */
  root: (id: string) => Element | undefined;
  /** Reads with the relationships of a part. */
  inside: <T>(id: string, read: () => T) => T;
  /** Adds a text of the file that must be on a page. @returns its number */
  source: (text: string) => number;
  /** Adds an address that a link must open in the PDF. @returns it */
  link: (target: string) => string;
  /** Address of a link by its relationship id, which must work in the PDF. */
  linkTo: (id: string) => string | undefined;
  /** Adds a shape that must be on a page. @returns its number */
  shape: (picture?: string) => number;
};
