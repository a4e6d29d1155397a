import { deflate, encodeLatin1 } from '../../write/bytes';
import type { FontSet } from '../../write/font-set';
import { linkAction } from '../../write/link-action';
import { textString } from '../../write/pdf-font';
import { num, PdfWriter } from '../../write/pdf-writer';
import type { Page } from '../layout/laid-block';
import type { Typesetter } from '../layout/typesetter';
import type { Document, Link } from '../model';
import type { Graphics } from '../parts/graphics';
import { writeOutline } from './outline';
import { Pen } from './pen';
import { pictureName } from './picture-name';
import { type Tag, writeTags } from './tags';

type WriteJob = {
  pages: readonly Page[];
  document: Document;
  typesetter: Typesetter;
  graphics?: Graphics | undefined;
  fonts: FontSet;
  root: Tag;
  name: string;
  bookmarks: boolean;
  /** Called with the number of written pages. */
  progress: (done: number) => void;
};

/**
 * Writes the laid out pages as a tagged PDF with links and bookmarks.
 *
 * @returns the file, what it contains and lacks, and a function for the numbers of the pages (from 1) that use a font
 */
export async function writePdf(job: WriteJob) {
  const { pages, document, typesetter, graphics, fonts, root, name, bookmarks } = job;
  const pdf = new PdfWriter();
  const pageTree = pdf.reserve();
  const resources = pdf.reserve();
  const fontDictionary = pdf.reserve();
  const pageObjects = pages.map(() => pdf.reserve());
  const pens = pages.map((page, i) => drawPage(page, i, typesetter));
  const places = new Map<string, string>();
  for (const [i, pen] of pens.entries()) {
    for (const [place, y] of pen.destinations)
      places.set(place, `[${pageObjects[i]} 0 R/XYZ 0 ${num(y)} null]`);
  }
  const pictures = new Map<string, number>();
  const undrawn: string[] = [];
  /** Paths of pictures that the file links to without containing them. */
  const absent: string[] = [];
  const pictureFonts = new Set<string>();
  const drawnPictures = new Set<string>();
  const shapes = new Set<number>();
  for (const path of new Set(pens.flatMap((pen) => [...pen.pictures]))) {
    const picture = await graphics?.embedPicture(pdf, path, document.media.get(path), {
      fonts,
      dictionary: fontDictionary,
    });
    if (!picture) (document.media.has(path) ? undrawn : absent).push(path);
    else pictures.set(path, picture.object);
    for (const font of picture?.replaced ?? []) {
      pictureFonts.add(font);
      for (const pen of pens) if (pen.pictures.has(path)) pen.fonts.add(font);
    }
  }
  const linked = new Set<Link>();
  for (const [i, pen] of pens.entries()) {
    const { width, height } = (pages[i] as Page).section.page;
    let { content } = pen;
    job.progress(i);
    for (const path of pen.pictures) {
      if (!pictures.has(path)) content = content.replaceAll(`/${pictureName(path)} Do`, '');
    }
    for (const picture of graphics?.shownPictures(content, width, height) ?? []) drawnPictures.add(picture);
    for (const shape of pen.shapes)
      if (graphics?.showsAny(shape.content, shape.matrix, width, height)) shapes.add(shape.id);
    const stream = pdf.add('/Filter/FlateDecode', [await deflate(encodeLatin1(content))]);
    const annotations = pen.links.flatMap(({ box, link }) => {
      const action = actionOf(link.target, places);
      if (!action) return [];
      linked.add(link);
      const area = box.map(num).join(' ');
      return [pdf.add(`<</Type/Annot/Subtype/Link/Rect[${area}]/Border[0 0 0]/F 4${action}>>`)];
    });
    const annots = annotations.length > 0 ? `/Annots[${annotations.map((a) => `${a} 0 R`).join(' ')}]` : '';
    pdf.add(
      `<</Type/Page/Parent ${pageTree} 0 R/MediaBox[0 0 ${num(width)} ${num(height)}]/Resources ${resources} 0 R/Contents ${stream} 0 R/StructParents ${i}/Tabs/S${annots}>>`,
      undefined,
      pageObjects[i],
    );
  }
  const images = [...pictures].map(([path, object]) => `/${pictureName(path)} ${object} 0 R`).join('');
  pdf.add(`<<${await fonts.embed(pdf)}>>`, undefined, fontDictionary);
  pdf.add(`<</Font ${fontDictionary} 0 R/XObject<<${images}>>${statesOf(pens)}>>`, undefined, resources);
  const kids = pageObjects.map((page) => `${page} 0 R`).join(' ');
  pdf.add(`<</Type/Pages/Count ${pages.length}/Kids[${kids}]>>`, undefined, pageTree);
  const headings = pens.flatMap((pen, i) =>
    pen.headings.map(({ y, ...rest }) => ({ ...rest, place: `${pageObjects[i]} 0 R/XYZ 0 ${num(y)} null` })),
  );
  const outline = bookmarks && headings.length > 0 ? `/Outlines ${writeOutline(pdf, headings)} 0 R` : '';
  const tags = writeTags(pdf, root, pageObjects);
  const language = document.language ? `/Lang${textString(document.language)}` : '';
  const catalog = pdf.add(
    `<</Type/Catalog/Pages ${pageTree} 0 R${outline}/StructTreeRoot ${tags} 0 R/MarkInfo<</Marked true>>${language}/ViewerPreferences<</DisplayDocTitle true>>>>`,
  );
  const title = document.title || name.replace(/\.pdf$/i, '');
  const author = document.author ? `/Author${textString(document.author)}` : '';
  const info = pdf.add(`<</Title${textString(title)}${author}>>`);
  return {
    file: { name, type: 'application/pdf', parts: pdf.finish(catalog, info), pages: pages.length },
    /** Number of paragraphs with a drawing that is cut off. */
    cut: new Set(pens.flatMap((pen) => [...pen.cut])).size,
    /** Links of the file that are links in the PDF. */
    linked,
    bookmarks: bookmarks ? headings.length : 0,
    pictures: pictures.size,
    /** Substituted fonts within pictures. */
    pictureFonts: [...pictureFonts],
    /** Paths of pictures that cannot be drawn. */
    undrawn,
    /** Paths of pictures in the body text, and of linked ones, that no page shows. */
    unseen: [...document.pictures, ...absent].filter(
      (path) => !undrawn.includes(path) && !drawnPictures.has(pictureName(path)),
    ),
    /** Numbers of the shapes that some page shows. */
    shapes,
    /** Text of paragraphs, read back from the content of the pages. */
    drawn: pens.flatMap((pen, i) => pen.read((pages[i] as Page).section.page.width)),
    pagesWith: (font: string) => pens.flatMap(({ fonts }, i) => (fonts.has(font) ? [i + 1] : [])),
  };
}

/** Resource entries for the opacities and gradients of all pages. */
function statesOf(pens: readonly Pen[]): string {
  const opacities = [...new Set(pens.flatMap((pen) => [...pen.opacities]))];
  const states = opacities
    .map((percentage) => `/A${percentage}<</ca ${percentage / 100}/CA ${percentage / 100}>>`)
    .join('');
  const shadings = pens.flatMap((pen) => [...pen.shadings].map(([name, shading]) => `/${name} ${shading}`));
  return `${states && `/ExtGState<<${states}>>`}${shadings.length > 0 ? `/Shading<<${shadings.join('')}>>` : ''}`;
}

function drawPage(page: Page, index: number, typesetter: Typesetter): Pen {
  const pen = new Pen(typesetter, page.section.page.height, index, page.fields);
  const floats = [...page.floats].sort((a, b) => a.float.order - b.float.order);
  for (const { draw } of page.behind) draw(pen);
  for (const { float, draw } of floats) if (float.behind) draw(pen);
  for (const { laidBlock, x, y } of page.rules) laidBlock.draw(pen, x, y);
  for (const { laidBlock, x, y } of page.headersAndFooters) laidBlock.draw(pen, x, y);
  for (const { laidBlock, x, y } of [...page.content, ...page.notes]) laidBlock.draw(pen, x, y);
  for (const { float, draw } of floats) if (!float.behind) draw(pen);
  return pen;
}

function actionOf(target: string, places: ReadonlyMap<string, string>): string | undefined {
  if (target.startsWith('#')) {
    const place = places.get(target.slice(1));
    return place && `/Dest${place}`;
  }
  return linkAction(target);
}
