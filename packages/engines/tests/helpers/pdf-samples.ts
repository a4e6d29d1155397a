import {
  AFRelationship,
  type PDFDocument as Document,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFPage,
  type PDFRef,
  PDFString,
  StandardFonts,
} from '@cantoo/pdf-lib';

/** PDFs made for tests: each page says its own word, so that a test finds it, or finds that it is gone. */
export type Sample = {
  pages: string[];
  /** Text fields by name and value; each is on the page of its index, or on the first. */
  fields?: { name: string; value: string; page?: number }[];
  /** Bookmarks and the index of their page; `within` puts one under the one before. */
  bookmarks?: { title: string; page: number; within?: boolean }[];
  /** Links from a page to a page of the same document, by its index or by a named destination. */
  links?: { from: number; to: number; named?: string }[];
  attachments?: Record<string, string>;
  /** Number of pages labelled i, ii, iii; those after them are 1, 2, 3. */
  roman?: number;
  rotate?: Record<number, number>;
  title?: string;
  password?: string;
  ownerPassword?: string;
  signed?: boolean;
};

const size: [number, number] = [300, 400];

/** Bytes of a sample. */
export async function samplePdf(sample: Sample): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const pages = sample.pages.map((word, index) => {
    const page = document.addPage(size);
    if (word) page.drawText(word, { x: 40, y: 300, size: 20, font });
    const turn = sample.rotate?.[index];
    if (turn) page.node.set(PDFName.of('Rotate'), PDFNumber.of(turn));
    return page;
  });
  if (sample.title) document.setTitle(sample.title);
  for (const { name, value, page = 0 } of sample.fields ?? []) {
    const field = document.getForm().createTextField(name);
    field.setText(value);
    field.addToPage(pageAt(pages, page), { x: 40, y: 100, width: 120, height: 24 });
  }
  for (const [name, text] of Object.entries(sample.attachments ?? {})) {
    await document.attach(new TextEncoder().encode(text), name, {
      mimeType: 'text/plain',
      afRelationship: AFRelationship.Data,
    });
  }
  addLinks(document, pages, sample.links ?? []);
  addBookmarks(document, pages, sample.bookmarks ?? []);
  if (sample.roman !== undefined) {
    const Nums = [0, { S: 'r' }, sample.roman, { S: 'D' }];
    document.catalog.set(PDFName.of('PageLabels'), document.context.obj({ Nums }));
  }
  if (sample.signed) addSignature(document, pageAt(pages, 0));
  if (sample.password !== undefined || sample.ownerPassword !== undefined) {
    document.encrypt({
      userPassword: sample.password ?? '',
      ownerPassword: sample.ownerPassword ?? 'owner',
    });
  }
  return document.save();
}

const pageAt = (pages: PDFPage[], index: number): PDFPage => {
  const page = pages[index];
  if (!page) throw new Error(`the sample has no page ${index}`);
  return page;
};

function addLinks(document: Document, pages: PDFPage[], links: NonNullable<Sample['links']>): void {
  const { context } = document;
  const names: (PDFString | PDFRef)[] = [];
  for (const { from, to, named } of links) {
    const dest = context.obj([pageAt(pages, to).ref, 'Fit']);
    if (named) names.push(PDFString.of(named), context.register(dest));
    const annotation = context.obj({
      Type: 'Annot',
      Subtype: 'Link',
      Rect: [40, 200, 140, 220],
      Border: [0, 0, 1],
      Dest: named ? PDFString.of(named) : dest,
    });
    pageAt(pages, from).node.addAnnot(context.register(annotation));
  }
  if (names.length > 0) {
    document.catalog.set(PDFName.of('Names'), context.obj({ Dests: { Names: names } }));
  }
}

function addBookmarks(document: Document, pages: PDFPage[], bookmarks: Required<Sample>['bookmarks']) {
  if (bookmarks.length === 0) return;
  const { context } = document;
  const root = context.nextRef();
  const refs = bookmarks.map(() => context.nextRef());
  const parents = bookmarks.map(({ within }, index) => {
    if (!within) return root;
    const above = bookmarks.findLastIndex((other, before) => before < index && !other.within);
    return refs[above] ?? root;
  });
  const children = (parent: PDFRef) => refs.filter((_, index) => parents[index] === parent);
  const childEntries = (parent: PDFRef) => {
    const kids = children(parent);
    return kids.length > 0 ? { First: kids[0], Last: kids.at(-1), Count: kids.length } : {};
  };
  for (const [index, { title, page }] of bookmarks.entries()) {
    const ref = refs[index];
    const parent = parents[index];
    if (!ref || !parent) continue;
    const siblings = children(parent);
    const place = siblings.indexOf(ref);
    context.assign(
      ref,
      context.obj({
        Title: PDFHexString.fromText(title),
        Parent: parent,
        Dest: [pageAt(pages, page).ref, 'XYZ', 0, 400, 0],
        ...childEntries(ref),
        ...(place > 0 && { Prev: siblings[place - 1] }),
        ...(place < siblings.length - 1 && { Next: siblings[place + 1] }),
      }),
    );
  }
  context.assign(root, context.obj({ Type: 'Outlines', ...childEntries(root) }));
  document.catalog.set(PDFName.of('Outlines'), root);
}

/** A signed field with a dummy signature, which is not verified here. */
function addSignature(document: Document, page: PDFPage): void {
  const { context } = document;
  const value = context.register(
    context.obj({
      Type: 'Sig',
      Filter: 'Adobe.PPKLite',
      SubFilter: 'adbe.pkcs7.detached',
      ByteRange: [0, 10, 20, 10],
      Contents: PDFHexString.of('00'.repeat(64)),
    }),
  );
  const field = context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Sig',
      T: PDFString.of('Signature'),
      V: value,
      Rect: [40, 40, 140, 70],
      P: page.ref,
    }),
  );
  page.node.addAnnot(field);
  const { acroForm } = document.getForm();
  acroForm.addField(field);
  acroForm.dict.set(PDFName.of('SigFlags'), PDFNumber.of(3));
}

export type PlainObjects = { catalog?: string; pages?: string };

/** A PDF as text, without a cross-reference table: pages of one word each. `catalog` and `pages` replace those objects. */
export function plainPdf(
  words: string[],
  { catalog, pages }: PlainObjects = {},
  ending = 'trailer\n<</Root 1 0 R>>\n',
): string {
  const refs = words.map((_, index) => `${3 + index * 2} 0 R`);
  const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
  return [
    '%PDF-1.4\n',
    catalog ?? '1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n',
    pages ?? `2 0 obj\n<</Type/Pages/Kids[${refs.join(' ')}]/Count ${words.length}>>\nendobj\n`,
    ...words.map((word, index) => {
      const content = `BT /F 20 Tf 40 300 Td (${word}) Tj ET`;
      const page = `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 400]/Resources<</Font<</F ${font}>>>>/Contents ${4 + index * 2} 0 R>>`;
      return `${3 + index * 2} 0 obj\n${page}\nendobj\n${4 + index * 2} 0 obj\n<</Length ${content.length}>>\nstream\n${content}\nendstream\nendobj\n`;
    }),
    ending,
  ].join('');
}
