import { type Encryption, encrypter, encryptions } from './encrypted-pdf';
import { PdfWriter, text } from './pdf-writer';
import { random } from './random';

/** A planted item of a document, found by its unique word. */
export type Planted = {
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

export type StrangePdf = {
  bytes: Uint8Array;
  password: string | undefined;
  pages: number;
  planted: Planted[];
  /** Description of its structure, for a failing test. */
  made: string;
};

/** The encodings of strings in PDF; with letters whose bytes are backslashes and parentheses. */
const encoders: ((word: string) => Buffer)[] = [
  (word) => Buffer.from(word),
  (word) => Buffer.from(`${word} (a\\b) )`, 'latin1'),
  (word) => Buffer.from(`\ufeff${word} 少額⠨⤩`, 'utf16le').swap16(),
  (word) => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(`${word} 少額`)]),
];

/** The same PDF for the same seed, with several structures that few programs write. */
export function strangePdf(seed: number): StrangePdf {
  const next = random(seed * 7919 + 1);
  const chance = (part: number) => next() < part;
  const among = <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)] as Item;
  const pdf = new PdfWriter();
  const planted: Planted[] = [];
  const featureNames: string[] = [];
  const some = (name: string, part: number): boolean => {
    const is = chance(part);
    if (is) featureNames.push(name);
    return is;
  };
  let wordCount = 0;
  const plant = (kind: PlantedKind, ...pages: number[]): string => {
    wordCount += 1;
    const word = `Zq${kind}${wordCount}w`;
    planted.push({ word, kind, pages });
    return word;
  };
  const string = (word: string) => text(among(encoders)(word));

  const count = 1 + Math.floor(next() * 5);
  const pages = Array.from({ length: count }, (_, index) => index);
  const refs = pages.map(() => pdf.next());
  const root = pdf.next();
  const tree = pdf.next();

  // Fields of a form: some are on several pages, some below others.
  const form = pdf.next();
  const roots: number[] = [];
  const widgets: number[][] = pages.map(() => []);
  const appearance = (page: number, resources: string) =>
    pdf.add(
      `<</Type/XObject/Subtype/Form/BBox[0 0 60 20]${resources}>>`,
      Buffer.from(`0.9 g 0 0 60 20 re f % ${plant('look', page)}\n`),
    );
  const shared = some('one list of resources', 0.5) ? pdf.next() : undefined;
  const lists = pages.map(() => ({
    XObject: [] as string[],
    Font: [] as string[],
    Pattern: [] as string[],
    Properties: [] as string[],
  }));
  const common = {
    XObject: [] as string[],
    Font: [] as string[],
    Pattern: [] as string[],
    Properties: [] as string[],
  };
  const listOf = (page: number) => (shared === undefined ? (lists[page] ?? common) : common);
  const resourcesOf = (page: number) =>
    shared === undefined ? '' : chance(0.6) ? `/Resources ${shared} 0 R` : page % 2 ? '/Resources<<>>' : '';

  const fields = some('fields', 0.5);
  if (fields) {
    for (let index = 0; index < 3; index += 1) {
      const on = pages.filter(() => chance(0.4));
      if (on.length === 0) continue;
      const field = pdf.next();
      roots.push(field);
      const name = `/T${string(plant('field', ...on))}/V${string(plant('value', ...on))}`;
      const kids = on.map((page) => {
        const kid = pdf.add(
          `<</Type/Annot/Subtype/Widget/Parent ${field} 0 R/Rect[${10 + index * 60} 10 ${60 + index * 60} 30]/P ${refs[page]} 0 R/AP<</N ${appearance(page, resourcesOf(page))} 0 R>>>>`,
        );
        widgets[page]?.push(kid);
        return `${kid} 0 R`;
      });
      pdf.set(field, `<</FT/Tx${name}/DA(/Helv 9 Tf 0 g)/Kids[${kids.join(' ')}]>>`);
    }
  }

  // Layers.
  const layers = some('layers', 0.35)
    ? pages
        .slice(0, 2)
        .map((page) => ({ page, ref: pdf.add(`<</Type/OCG/Name${string(plant('layer', page))}>>`) }))
    : [];

  // Named destinations, in the old list or the new tree, and links and buttons to them.
  const destinations = some('named destinations', 0.6)
    ? pages.map((page) => ({ page, word: plant('destination', page) }))
    : [];
  const oldNames = destinations.length > 0 && some('destinations in the old list', 0.3);
  const targetOf = (page: number) => {
    const name = destinations.find((destination) => destination.page === page);
    if (name && chance(0.6)) return oldNames ? `/${name.word}` : text(Buffer.from(name.word));
    return `[${refs[page]} 0 R/XYZ 0 ${10 + page} 0]`;
  };

  // Document parts with their addressees.
  const parts = some('document parts', 0.25) ? pages.map(() => pdf.next()) : [];

  const annotations = pages.map((page) => {
    const list = [...(widgets[page] ?? [])];
    const note = chance(0.7);
    if (note) {
      const odd = some('odd tokens', 0.2) ? '/Border[0 0 NaN]/CA undefined' : '';
      list.push(
        pdf.add(
          `<</Type/Annot/Subtype/Square/Rect[20 60 80 80]/Contents${string(plant('note', page))}${odd}/AP<</N ${appearance(page, resourcesOf(page))} 0 R>>>>`,
        ),
      );
    }
    if (chance(0.5)) {
      const to = among(pages);
      const way = chance(0.5) ? `/Dest ${targetOf(to)}` : `/A<</S/GoTo/D ${targetOf(to)}>>`;
      list.push(
        pdf.add(
          `<</Type/Annot/Subtype/Link/Rect[5 5 9 9]/Contents${string(plant('link', page, to))}${way}>>`,
        ),
      );
    }
    if (fields && some('a button that leads to a page', 0.15)) {
      const to = among(pages);
      const button = pdf.next();
      roots.push(button);
      list.push(
        pdf.set(
          button,
          `<</Type/Annot/Subtype/Widget/FT/Btn/Ff 65536/T${string(plant('field', page))}/Rect[5 85 9 89]/P ${refs[page]} 0 R/A<</S/GoTo/D ${targetOf(to)}>>>>`,
        ),
      );
    }
    if (some('a file on a page', 0.15)) {
      const file = pdf.add('<</Type/EmbeddedFile>>', Buffer.from(plant('note', page)));
      list.push(
        pdf.add(
          `<</Type/Annot/Subtype/FileAttachment/Rect[85 5 89 9]/FS<</Type/Filespec/F(a.txt)/EF<</F ${file} 0 R>>>>/Contents${string(plant('note', page))}>>`,
        ),
      );
    }
    return list;
  });

  // What pages draw: pictures, forms with and without resources of their own, glyphs, patterns.
  const contents = pages.map((page) => {
    const draws = [`% ${plant('content', page)}`, '0.5 g 10 40 30 10 re f'];
    const list = listOf(page);
    const add = (kind: keyof typeof common, prefix: string, ref: number | string) => {
      const key = `${prefix}${page}x${list[kind].length}`;
      list[kind].push(`/${key} ${ref}${typeof ref === 'number' ? ' 0 R' : ''}`);
      return key;
    };
    const picture = (kind: PlantedKind = 'picture') => {
      const data = Buffer.from(plant(kind, page));
      return pdf.add(
        `<</Type/XObject/Subtype/Image/Width ${data.length}/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray>>`,
        data,
      );
    };
    if (chance(0.7)) draws.push(`q 20 0 0 20 100 40 cm /${add('XObject', 'Im', picture())} Do Q`);
    if (chance(0.5)) {
      const resources = chance(0.5) ? resourcesOf(page) : '';
      // With an empty resource list of its own, a form draws nothing from the page’s list.
      const isDrawn = !resources.endsWith('<<>>');
      const inner = chance(0.5) ? `/${add('XObject', 'In', picture(isDrawn ? 'picture' : 'unused'))} Do` : '';
      const body = `0.3 g 0 0 9 9 re f ${inner} % ${plant('form', page)}\n`;
      draws.push(
        `/${add('XObject', 'Fm', pdf.add(`<</Type/XObject/Subtype/Form/BBox[0 0 20 20]${resources}>>`, Buffer.from(body)))} Do`,
      );
    }
    if (chance(0.3)) {
      const glyph = pdf.add('<<>>', Buffer.from(`500 0 d0 0 0 400 400 re f % ${plant('font', page)}\n`));
      const font = pdf.add(
        `<</Type/Font/Subtype/Type3/FontBBox[0 0 500 500]/FontMatrix[.001 0 0 .001 0 0]/FirstChar 97/LastChar 97/Widths[500]/Encoding<</Differences[97/a]>>/CharProcs<</a ${glyph} 0 R>>${resourcesOf(page)}>>`,
      );
      draws.push(`BT /${add('Font', 'T', font)} 20 Tf 60 60 Td (a) Tj ET`);
    }
    if (chance(0.3)) {
      const isDrawn = shared !== undefined || chance(0.9);
      const pattern = pdf.add(
        `<</PatternType 1/PaintType 1/TilingType 1/BBox[0 0 4 4]/XStep 4/YStep 4${resourcesOf(page)}>>`,
        Buffer.from(`0.7 g 0 0 2 2 re f % ${plant(isDrawn ? 'form' : 'unused', page)}\n`),
      );
      const key = add('Pattern', 'Pa', pattern);
      if (isDrawn) draws.push(`/Pattern cs /${key} scn 50 50 20 20 re f`);
    }
    draws.push(
      `BT /${add('Font', 'F', '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>')} 12 Tf 20 90 Td (Page ${page}) Tj ET`,
    );
    const layer = layers.find((layer) => layer.page === page);
    if (layer) draws.push(`/OC /${add('Properties', 'La', layer.ref)} BDC 1 0 0 rg 5 30 20 8 re f EMC`);
    const number = pdf.next();
    const isUpdated = some('an update', 0.2);
    if (isUpdated) pdf.setOld(number, '<<>>', Buffer.from(`% ${plant('old')}\n`));
    return pdf.set(number, '<<>>', Buffer.from(`${draws.join('\n')}\n`));
  });
  if (some('an object set free', 0.25)) pdf.setOld(pdf.next(), `<</Note${string(plant('old'))}>>`);

  const listText = (list: typeof common) =>
    `<<${Object.entries(list)
      .filter(([, entries]) => entries.length > 0)
      .map(([kind, entries]) => `/${kind}<<${entries.join('')}>>`)
      .join('')}>>`;
  if (shared !== undefined) pdf.set(shared, listText(common));

  // Pages, below nodes of several levels, some of which hand down resources and boxes.
  const inherits = shared !== undefined && some('inherited resources', 0.5);
  const wrap = some('a deep page tree', 0.3) ? 3 : some('nodes of one page', 0.3) ? 1 : 0;
  const kids: string[] = [];
  for (const page of pages) {
    let parent = tree;
    const nodes = Array.from({ length: wrap }, () => pdf.next());
    for (const [depth, node] of nodes.entries()) {
      pdf.set(
        node,
        `<</Type/Pages/Parent ${parent} 0 R/Count 1/Kids[${nodes[depth + 1] ?? refs[page]} 0 R]>>`,
      );
      parent = node;
    }
    kids.push(`${nodes[0] ?? refs[page]} 0 R`);
    const resources = inherits
      ? ''
      : `/Resources ${shared === undefined ? listText(listOf(page)) : `${shared} 0 R`}`;
    const more = [
      chance(0.2) && `/Rotate ${among([90, 180, 270, -90])}`,
      chance(0.2) && '/CropBox[5 5 95 95]',
      chance(0.1) && '/UserUnit 2',
      chance(0.15) &&
        `/Thumb ${pdf.add('<</Width 1/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray>>', Buffer.from(plant('thumbnail', page)))} 0 R`,
      chance(0.15) &&
        `/Metadata ${pdf.add('<</Type/Metadata/Subtype/XML>>', Buffer.from(plant('metadata', page)))} 0 R`,
      parts[page] && `/DPart ${parts[page]} 0 R`,
    ];
    const body = chance(0.3)
      ? `[${contents[page]} 0 R ${pdf.add('<<>>', Buffer.from('q Q '))} 0 R]`
      : `${contents[page]} 0 R`;
    pdf.set(
      refs[page] ?? 0,
      `<</Type/Page/Parent ${parent} 0 R${resources}/Contents ${body}/Annots[${annotations[page]?.map((annotation) => `${annotation} 0 R`).join(' ')}]/StructParents ${page}${more.filter(Boolean).join('')}>>`,
    );
  }
  pdf.set(
    tree,
    `<</Type/Pages/Count ${count}/Kids[${kids.join(' ')}]/MediaBox[0 0 100 100]${inherits ? `/Resources ${shared} 0 R` : ''}>>`,
  );

  // The catalog.
  const catalog: string[] = [`/Pages ${tree} 0 R`];
  if (roots.length > 0) {
    pdf.set(
      form,
      `<</Fields[${roots.map((rootObject) => `${rootObject} 0 R`).join(' ')}]/DA(/Helv 0 Tf 0 g)/DR<</Font<</Helv<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>${shared !== undefined && some('pictures among the defaults of the form', 0.4) ? `/XObject<<${common.XObject.join('')}>>` : ''}>>>>`,
    );
    catalog.push(`/AcroForm ${form} 0 R`);
  }
  const names: string[] = [];
  if (destinations.length > 0) {
    const entry = ({ page }: { page: number }) => `[${refs[page]} 0 R/Fit]`;
    const sorted = [...destinations].sort((a, b) => (a.word < b.word ? -1 : 1));
    if (oldNames)
      catalog.push(
        `/Dests<<${sorted.map((destination) => `/${destination.word}${entry(destination)}`).join('')}>>`,
      );
    else {
      const pageObjects = sorted.map((destination) =>
        pdf.add(
          `<</Names[${text(Buffer.from(destination.word))}${entry(destination)}]/Limits[${text(Buffer.from(destination.word))}${text(Buffer.from(destination.word))}]>>`,
        ),
      );
      names.push(`/Dests<</Kids[${pageObjects.map((pageObject) => `${pageObject} 0 R`).join(' ')}]>>`);
    }
  }
  if (some('attached files', 0.3)) {
    const word = plant('attachment');
    const file = pdf.add('<</Type/EmbeddedFile>>', Buffer.from(word));
    names.push(
      `/EmbeddedFiles<</Names[(a) <</Type/Filespec/F(a.txt)/UF${string('a.txt')}/EF<</F ${file} 0 R>>>>]>>`,
    );
  }
  if (names.length > 0) catalog.push(`/Names<<${names.join('')}>>`);
  if (some('bookmarks', 0.6)) catalog.push(`/Outlines ${bookmarks()} 0 R`);
  if (layers.length > 0) {
    const layerRefs = layers.map(({ ref }) => `${ref} 0 R`);
    const off = chance(0.5) ? `/OFF[${layerRefs[0]}]` : '';
    catalog.push(`/OCProperties<</OCGs[${layerRefs.join(' ')}]/D<</Order[${layerRefs.join(' ')}]${off}>>>>`);
  }
  if (some('tags', 0.4)) {
    const top = pdf.next();
    const tags = pdf.next();
    const figures = pages.map((page) =>
      pdf.add(
        `<</Type/StructElem/S/Figure/P ${top} 0 R/Pg ${refs[page]} 0 R/K 0/Alt${string(plant('alternative', page))}>>`,
      ),
    );
    pdf.set(
      top,
      `<</Type/StructElem/S/Document/P ${tags} 0 R/K[${figures.map((figure) => `${figure} 0 R`).join(' ')}]>>`,
    );
    const parents = figures.map((figure, page) => `${page}[${figure} 0 R]`).join('');
    pdf.set(tags, `<</Type/StructTreeRoot/K ${top} 0 R/ParentTree<</Nums[${parents}]>>>>`);
    catalog.push(`/StructTreeRoot ${tags} 0 R/MarkInfo<</Marked true>>`);
  }
  if (parts.length > 0) {
    const node = pdf.next();
    for (const [page, part] of parts.entries())
      pdf.set(
        part,
        `<</Type/DPart/Parent ${node} 0 R/Start ${refs[page]} 0 R/DPM<</Recipient${string(plant('part', page))}>>>>`,
      );
    pdf.set(node, `<</Type/DPart/DParts[[${parts.map((part) => `${part} 0 R`).join(' ')}]]>>`);
    catalog.push(`/DPartRoot<</Type/DPartRoot/DPartRootNode ${node} 0 R>>`);
  }
  if (some('labels', 0.3))
    catalog.push(
      `/PageLabels<</Nums[${pages.map((page) => `${page}<</S/D/P${string(plant('label', page))}>>`).join('')}]>>`,
    );
  const information = some('a title', 0.4) ? plant('information') : undefined;
  if (information)
    catalog.push(
      `/Metadata ${pdf.add('<</Type/Metadata/Subtype/XML>>', Buffer.from(`<x:xmpmeta>${information}</x:xmpmeta>`))} 0 R`,
    );
  pdf.set(root, `<</Type/Catalog${catalog.join('')}>>`);

  const id = Buffer.from('0123456789abcdef');
  const encryption: Encryption | undefined = chance(0.4) ? among(encryptions) : undefined;
  const password = encryption && chance(0.4) ? 'open' : '';
  const writing = {
    packed: some('packed objects', 0.4),
    lengths: among(['direct', 'direct', 'indirect', 'wrong'] as const),
    strings: among(['literal', 'literal', 'hex'] as const),
    encrypter: encryption && encrypter(encryption, password, id),
    id,
  };
  featureNames.push(
    encryption ?? 'not encrypted',
    `${writing.lengths} lengths`,
    `${writing.strings} strings`,
    `${count} pages`,
  );
  return {
    bytes: pdf.write(root, writing),
    password: password || undefined,
    pages: count,
    planted,
    made: [...new Set(featureNames)].join(', '),
  };

  /** One for each page, some below others, and groups that lead nowhere. */
  function bookmarks(): number {
    const outlines = pdf.next();
    type Item = {
      ref: number;
      title: string;
      target: string;
      below: Item[];
      parent: Item | undefined;
    };
    const top: Item[] = [];
    let parent: Item | undefined;
    for (const page of pages) {
      if (some('a group of bookmarks', 0.2)) {
        const title = text(Buffer.from('Group'));
        const group: Item = { ref: pdf.next(), title, target: '', below: [], parent: undefined };
        top.push(group);
        parent = group;
      } else if (chance(0.3)) parent = undefined;
      const item: Item = {
        ref: pdf.next(),
        title: string(plant('bookmark', page)),
        target: '',
        below: [],
        parent,
      };
      item.target = chance(0.5) ? `/Dest ${targetOf(page)}` : `/A<</S/GoTo/D ${targetOf(page)}>>`;
      (parent?.below ?? top).push(item);
      if (chance(0.3)) parent = item;
    }
    const write = (items: Item[], parent: number): string => {
      for (const [index, { ref, title, target, below }] of items.entries()) {
        const [before, after] = [items[index - 1], items[index + 1]];
        pdf.set(
          ref,
          `<</Title${title}/Parent ${parent} 0 R${target}${before ? `/Prev ${before.ref} 0 R` : ''}${after ? `/Next ${after.ref} 0 R` : ''}${write(below, ref)}>>`,
        );
      }
      return items.length > 0
        ? `/First ${items[0]?.ref} 0 R/Last ${items.at(-1)?.ref} 0 R/Count ${items.length}`
        : '';
    };
    return pdf.set(outlines, `<</Type/Outlines${write(top, outlines)}>>`);
  }
}
