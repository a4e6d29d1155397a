import type { Element } from '../../text/docx/xml';
import type { Block, Colour, Link, Paint } from '../model';
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
  /** A link to an address, in the part that is read. */
  link: (target: string) => Link;
  /** A link by its relationship id. */
  linkTo: (id: string) => Link | undefined;
  /** Adds a shape that must be on a page. @returns its number */
  shape: (picture?: string) => number;
};
