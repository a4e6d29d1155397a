import type { Element } from '../../text/docx/xml';
import type { Block, Colour, Link, Paint } from '../model';
import type { Theme } from './theme';

/** Content of drawings that cannot be drawn, as the report counts it. */
export type Undrawable = 'charts' | 'redrawn-charts' | 'diagrams' | 'shapes' | 'outlines' | 'chunks';

/** What the readers of drawings need of the document reader. */
export type Reading = {
  /** Path of a picture by its relationship id. */
  pathOf: (id: string) => string | undefined;
  /** Reads the content of a text box. @param colour of text that names none @param fill of the box */
  blocks: (content: Element, colour?: Colour, fill?: Paint) => Block[];
  theme: Theme;
  reportLoss: (what: Undrawable) => void;
  /** Records something that is not printed as the file says, for the report’s list of settings. */
  reportIgnored: (setting: string) => void;
  /** Root element of a part, by its relationship id. */
  root: (id: string) => Element | undefined;
  /** Runs a reader with the relationships of another part. */
  inside: <T>(id: string, read: () => T) => T;
  /** Adds a text that some page must show. @returns its number */
  source: (text: string) => number;
  /** A link to an address, from the part being read. */
  link: (target: string) => Link;
  /** A link by its relationship id. */
  linkTo: (id: string) => Link | undefined;
  /** Adds a shape that some page must show. @returns its number */
  shape: (picture?: string) => number;
};
