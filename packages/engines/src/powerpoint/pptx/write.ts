import { strToU8, type Zippable, zipSync } from 'fflate';
import { numbersBetween } from '../../pdf/split-parts';
import type { Shape, Slide } from '../model';
import { fixedParts } from './fixed-parts';
import { notesXml, slideXml } from './slide-xml';
import type { Fit } from './text-xml';
import { emu, escapeXml, namespaces, relations, xmlDeclaration } from './xml';

/** Start of the content types of Office parts. */
const officeContentType = 'application/vnd.openxmlformats-officedocument';
const overrideXml = (path: string, kind: string) =>
  `<Override PartName="/${path}" ContentType="${officeContentType}.${kind}+xml"/>`;

/** A slide is between one and 56 inches on each side (ECMA-376, 19.7.8). */
const [minSide, maxSide] = [72, 4032];

/** 16 : 9 in points, the default of presentation programs. */
const widescreen = { width: 960, height: 540 };

/** Slide size for a page: the page's own if allowed, otherwise the closest with its aspect ratio. */
function slideSize({ width, height }: Pick<Slide, 'width' | 'height'>) {
  const grown = Math.max(1, minSide / Math.min(width, height));
  const scale = Math.min(grown, maxSide / Math.max(width, height));
  return { width: Math.max(minSide, width * scale), height: Math.max(minSide, height * scale) };
}

/**
 * Writes a presentation (ECMA-376 part 1, 13) with a slide per page, in the size of the first page or 16 : 9;
 * pages of another size are scaled to fit.
 */
export class PptxWriter {
  readonly #files: Zippable = {};
  readonly #overrides: string[] = [];
  #size = { width: 0, height: 0 };
  #count = 0;
  #media = 0;

  constructor(
    readonly title: string,
    readonly options: { notes: boolean; shape: Shape },
  ) {
    for (const [path, text] of Object.entries(fixedParts)) this.#put(path, text);
  }

  add(slide: Slide) {
    const number = ++this.#count;
    if (number === 1) this.#size = this.options.shape === 'wide' ? widescreen : slideSize(slide);
    const { width, height } = this.#size;
    const scale = Math.min(width / slide.width, height / slide.height);
    const fit: Fit = { scale, x: (width - slide.width * scale) / 2, y: (height - slide.height * scale) / 2 };
    const links: [string, string][] = [['slideLayout', '../slideLayouts/slideLayout1.xml']];
    const drawing = slide.background ? [{ bytes: slide.background, type: 'png' }] : [];
    const ids = [...drawing, ...slide.pictures].map((picture) => {
      const name = `media${++this.#media}.${picture.type}`;
      // Pictures are already compressed.
      this.#files[`ppt/media/${name}`] = [picture.bytes, { level: 0 }];
      links.push(['image', `../media/${name}`]);
      return `rId${links.length}`;
    });
    const addresses = new Map<string, string>();
    const inTables = slide.tables.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells));
    for (const { lines } of [...slide.texts, ...inTables.flatMap(({ texts }) => texts)]) {
      for (const { link } of lines.flatMap(({ runs }) => runs)) {
        if (!link || addresses.has(link)) continue;
        links.push(['hyperlink', link]);
        addresses.set(link, `rId${links.length}`);
      }
    }
    if (this.options.notes && slide.notes) {
      links.push(['notesSlide', `../notesSlides/notesSlide${number}.xml`]);
      this.#putPart('notesSlide', notesXml(slide.notes), [
        ['notesMaster', '../notesMasters/notesMaster1.xml'],
        ['slide', `../slides/slide${number}.xml`],
      ]);
    }
    const box = { x: fit.x, y: fit.y, width: slide.width * scale, height: slide.height * scale };
    this.#putPart('slide', slideXml(slide, ids, fit, box, addresses), links);
  }

  /** Writes a part of the last slide, with its relationships and its content type. */
  #putPart(kind: 'slide' | 'notesSlide', xml: string, links: [type: string, target: string][]) {
    const [folder, name] = [`ppt/${kind}s`, `${kind}${this.#count}.xml`];
    this.#put(`${folder}/${name}`, xml);
    this.#put(`${folder}/_rels/${name}.rels`, relations(links));
    this.#overrides.push(overrideXml(`${folder}/${name}`, `presentationml.${kind}`));
  }

  finish(): Uint8Array<ArrayBuffer> {
    const slides = numbersBetween(1, this.#count);
    const ids = slides.map((number) => `<p:sldId id="${255 + number}" r:id="rId${number + 2}"/>`).join('');
    const { width, height } = this.#size;
    this.#put(
      'ppt/presentation.xml',
      `${xmlDeclaration}<p:presentation ${namespaces}><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst><p:notesMasterIdLst><p:notesMasterId r:id="rId2"/></p:notesMasterIdLst><p:sldIdLst>${ids}</p:sldIdLst><p:sldSz cx="${emu(width)}" cy="${emu(height)}"/><p:notesSz cx="6858000" cy="9144000"/></p:presentation>`,
    );
    this.#put(
      'ppt/_rels/presentation.xml.rels',
      relations([
        ['slideMaster', 'slideMasters/slideMaster1.xml'],
        ['notesMaster', 'notesMasters/notesMaster1.xml'],
        ...slides.map((number): [string, string] => ['slide', `slides/slide${number}.xml`]),
        ['theme', 'theme/theme1.xml'],
      ]),
    );
    this.#put(
      'docProps/core.xml',
      `${xmlDeclaration}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escapeXml(this.title)}</dc:title></cp:coreProperties>`,
    );
    // The content types come first: some programs check only the beginning of the file.
    const types = strToU8(contentTypes(this.#overrides));
    return zipSync({ '[Content_Types].xml': types, ...this.#files }, { level: 6 }) as Uint8Array<ArrayBuffer>;
  }

  #put(path: string, text: string) {
    this.#files[path] = strToU8(text);
  }
}

const contentTypes = (overrides: string[]) =>
  `${xmlDeclaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Default Extension="jpeg" ContentType="image/jpeg"/>${[
    overrideXml('ppt/presentation.xml', 'presentationml.presentation.main'),
    overrideXml('ppt/slideMasters/slideMaster1.xml', 'presentationml.slideMaster'),
    overrideXml('ppt/slideLayouts/slideLayout1.xml', 'presentationml.slideLayout'),
    overrideXml('ppt/notesMasters/notesMaster1.xml', 'presentationml.notesMaster'),
    overrideXml('ppt/theme/theme1.xml', 'theme'),
    overrideXml('ppt/theme/theme2.xml', 'theme'),
    '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>',
    ...overrides,
  ].join('')}</Types>`;
