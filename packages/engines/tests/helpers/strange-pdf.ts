import { type Encryption, encrypter, encryptions } from './encrypted-pdf';
import { addFields, annotationsOf } from './strange-pdf/annotations';
import { writeCatalog } from './strange-pdf/catalog';
import { addContent, type Layer } from './strange-pdf/page-content';
import { writePages } from './strange-pdf/pages';
import { listText, type PlantedItem, StrangeDocument } from './strange-pdf/strange-document';

export type StrangePdf = {
  bytes: Uint8Array;
  password: string | undefined;
  pages: number;
  planted: PlantedItem[];
  /** Description of the structure of the PDF, for the message of a failing test. */
  made: string;
};

/** The same PDF for the same seed, with several structures that few programs write. */
export function strangePdf(seed: number): StrangePdf {
  const document = new StrangeDocument(seed);
  const { pdf, pages } = document;
  document.hasFields = document.decide('fields', 0.5);
  if (document.hasFields) addFields(document);
  const layers = layersOf(document);
  if (document.decide('named destinations', 0.6))
    document.destinations = pages.map((page) => ({ page, word: document.plant('destination', page) }));
  document.usesOldNames =
    document.destinations.length > 0 && document.decide('destinations in the old list', 0.3);
  const parts = document.decide('document parts', 0.25) ? pages.map(() => pdf.next()) : [];
  const annotations = pages.map((page) => annotationsOf(document, page));
  const contents = pages.map((page) => addContent(document, page, layers));
  if (document.decide('an object set free', 0.25))
    pdf.setOld(pdf.next(), `<</Note${document.string(document.plant('old'))}>>`);
  if (document.sharedResources !== undefined)
    pdf.set(document.sharedResources, listText(document.commonList));
  writePages(document, { contents, annotations, parts });
  writeCatalog(document, layers, parts);
  return writePdf(document);
}

/** Layers of the first two pages, or none. */
function layersOf(document: StrangeDocument): Layer[] {
  if (!document.decide('layers', 0.35)) return [];
  return document.pages.slice(0, 2).map((page) => ({
    page,
    ref: document.pdf.add(`<</Type/OCG/Name${document.string(document.plant('layer', page))}>>`),
  }));
}

/** The finished file: encrypted or not, with lengths, strings and objects written in one of several ways. */
function writePdf(document: StrangeDocument): StrangePdf {
  const id = Buffer.from('0123456789abcdef');
  const encryption: Encryption | undefined = document.chance(0.4) ? document.oneOf(encryptions) : undefined;
  const password = encryption && document.chance(0.4) ? 'open' : '';
  const writing = {
    packed: document.decide('packed objects', 0.4),
    lengths: document.oneOf(['direct', 'direct', 'indirect', 'wrong'] as const),
    strings: document.oneOf(['literal', 'literal', 'hex'] as const),
    encrypter: encryption && encrypter(encryption, password, id),
    id,
  };
  document.featureNames.push(
    encryption ?? 'not encrypted',
    `${writing.lengths} lengths`,
    `${writing.strings} strings`,
    `${document.pages.length} pages`,
  );
  return {
    bytes: document.pdf.write(document.root, writing),
    password: password || undefined,
    pages: document.pages.length,
    planted: document.planted,
    made: [...new Set(document.featureNames)].join(', '),
  };
}
