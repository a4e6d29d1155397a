import { PdfWriter, text } from '../pdf-writer';
import { random } from '../random';

/** A planted item of a document, found by its unique word. */
export type PlantedItem = {
  word: string;
  kind: PlantedKind;
  /** Indexes of the pages that the item belongs to; empty for the whole document. */
  pages: number[];
};

export type PlantedKind =
  | 'content'
  | 'picture'
  | 'form'
  | 'font'
  | 'thumbnail'
  | 'metadata'
  | 'note'
  | 'look'
  | 'field'
  | 'value'
  | 'bookmark'
  | 'destination'
  | 'link'
  | 'attachment'
  | 'layer'
  | 'alternative'
  | 'label'
  | 'part'
  | 'information'
  /** Listed but not drawn, so it may be dropped. */
  | 'unused'
  | 'old';

/** The encodings of strings in PDF; with letters whose bytes are backslashes and parentheses. */
const encoders: ((word: string) => Buffer)[] = [
  (word) => Buffer.from(word),
  (word) => Buffer.from(`${word} (a\\b) )`, 'latin1'),
  (word) => Buffer.from(`\ufeff${word} 少額⠨⤩`, 'utf16le').swap16(),
  (word) => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(`${word} 少額`)]),
];

/** Resource entries of a page, or those that all pages share. */
export type ResourceList = Record<'XObject' | 'Font' | 'Pattern' | 'Properties', string[]>;

const emptyList = (): ResourceList => ({ XObject: [], Font: [], Pattern: [], Properties: [] });

export const listText = (list: ResourceList) =>
  `<<${Object.entries(list)
    .filter(([, entries]) => entries.length > 0)
    .map(([kind, entries]) => `/${kind}<<${entries.join('')}>>`)
    .join('')}>>`;

/**
 * A strange PDF while it is made: its random choices, what is planted in it, and what its parts refer to. The same seed
 * gives the same file only if all parts make their choices in the same order.
 */
export class StrangeDocument {
  readonly pdf = new PdfWriter();
  readonly planted: PlantedItem[] = [];
  readonly featureNames: string[] = [];
  readonly pages: number[];
  /** Object numbers of the pages, of the catalog, of the page tree and of the form. */
  readonly pageRefs: number[];
  readonly root: number;
  readonly tree: number;
  readonly form: number;
  /** Object numbers of the topmost fields, and of the widgets of each page. */
  readonly rootFields: number[] = [];
  readonly widgets: number[][];
  /** Object number of the resources that all pages share; undefined if each page has its own. */
  readonly sharedResources: number | undefined;
  readonly commonList = emptyList();
  hasFields = false;
  /** Named destinations; `usesOldNames` if they are in the catalog's dictionary instead of the name tree. */
  destinations: { page: number; word: string }[] = [];
  usesOldNames = false;
  readonly #next: () => number;
  readonly #pageLists: ResourceList[];

  constructor(seed: number) {
    this.#next = random(seed * 7919 + 1);
    const count = 1 + Math.floor(this.#next() * 5);
    this.pages = Array.from({ length: count }, (_, index) => index);
    this.pageRefs = this.pages.map(() => this.pdf.next());
    this.root = this.pdf.next();
    this.tree = this.pdf.next();
    this.form = this.pdf.next();
    this.widgets = this.pages.map(() => []);
    this.sharedResources = this.decide('one list of resources', 0.5) ? this.pdf.next() : undefined;
    this.#pageLists = this.pages.map(emptyList);
  }

  /** True with this probability. */
  chance(probability: number): boolean {
    return this.#next() < probability;
  }

  oneOf<Item>(items: readonly Item[]): Item {
    return items[Math.floor(this.#next() * items.length)] as Item;
  }

  /** Like `chance`; names the feature in the description of the document if it has it. */
  decide(feature: string, probability: number): boolean {
    const isChosen = this.chance(probability);
    if (isChosen) this.featureNames.push(feature);
    return isChosen;
  }

  /** @returns the unique word of a planted item */
  plant(kind: PlantedKind, ...pages: number[]): string {
    const word = `Zq${kind}${this.planted.length + 1}w`;
    this.planted.push({ word, kind, pages });
    return word;
  }

  /** A word as a string object in one of the encodings. */
  string(word: string): string {
    return text(this.oneOf(encoders)(word));
  }

  /** The list in which the resources of a page are entered. */
  listOf(page: number): ResourceList {
    return this.sharedResources === undefined ? (this.#pageLists[page] ?? this.commonList) : this.commonList;
  }

  /** Resources of a form XObject, glyph or pattern of a page: the shared ones, empty ones, or none. */
  ownResources(page: number): string {
    if (this.sharedResources === undefined) return '';
    if (this.chance(0.6)) return `/Resources ${this.sharedResources} 0 R`;
    return page % 2 ? '/Resources<<>>' : '';
  }

  /** Appearance stream of an annotation. */
  appearance(page: number, resources: string): number {
    return this.pdf.add(
      `<</Type/XObject/Subtype/Form/BBox[0 0 60 20]${resources}>>`,
      Buffer.from(`0.9 g 0 0 60 20 re f % ${this.plant('look', page)}\n`),
    );
  }

  /** A destination on a page: by its name, if it has one, or explicit. */
  destinationOf(page: number): string {
    const named = this.destinations.find((destination) => destination.page === page);
    if (named && this.chance(0.6))
      return this.usesOldNames ? `/${named.word}` : text(Buffer.from(named.word));
    return `[${this.pageRefs[page]} 0 R/XYZ 0 ${10 + page} 0]`;
  }
}
