import { type Fact, Fault, faultOf, type Host, type ResultFile, type SourceFile } from '../engine';
import { nameAs } from '../file-name';
import { encodeLatin1 } from '../write/bytes';
import { num, PdfWriter } from '../write/pdf-writer';
import { canDecode } from './bitmap';
import { type EmbeddedPicture, embed, embedTiff } from './embed';
import { framesOf } from './frames';
import { pageKind } from './kind';
import { type PageChoice, placePicture } from './place';
import { pagesOfTiff } from './tiff-file';

/** Pictures, and how they become pages. */
export type ToPdfInput = {
  /**
   * In page order. `turns` are clockwise quarter turns in addition to the Exif orientation; `isDecodable` means that the
   * browser has already decoded the picture, for the file list.
   */
  pictures: { file: SourceFile; turns?: number; isDecodable?: boolean }[];
  /** Default: each page is as large as its picture. */
  choice?: PageChoice;
  /** Name of the PDF with its extension. Default: that of the first picture. */
  name?: string;
};

/**
 * Facts of the report. `redrawn`: pictures in formats that PDF lacks, re-encoded losslessly or, with `lost`, as JPGs of
 * high quality. One such JPG is named; several are counted.
 */
export type PictureFact =
  | 'unchanged' // pictures embedded without re-encoding
  | 'upright' // photos that a camera stored rotated or mirrored
  | 'transparent' // pictures whose transparency is kept
  | 'location' // photos with a location, which is not in the PDF
  | 'redrawn'
  | 'cut' // lost: the file ends before its picture does
  | 'unseen' // lost: the browser cannot decode it, so it may be damaged; it is embedded unchanged
  | 'frames' // lost: `count` more pictures of an animated file are left out
  | 'picture-smaller' // lost: a picture of `detail` pixels exceeds the largest canvas of the browser
  | 'gain-map' // lost: data that make photos brighter on HDR screens
  | 'colours'; // lost: CMYK without a profile, whose colours programs render differently

const defaultChoice: PageChoice = { size: 'fit', orientation: 'auto', margin: 0 };

/**
 * Makes a PDF with one picture per page; a TIFF may contain several pictures. The parts of the result are slices of the
 * chosen files.
 *
 * @param input.pictures in order, each with quarter turns clockwise
 * @param input.choice paper, orientation and margins; default: a page as large as its picture
 * @returns one PDF, and what was kept and lost
 * @throws Fault `nothing` without a picture; `kind`, `empty`, `damaged`, `browser` with the file concerned
 */
export async function toPdf({ pictures, choice = defaultChoice, ...input }: ToPdfInput, host: Host) {
  const [first] = pictures;
  if (!first) throw new Fault('nothing');
  const { name = nameAs(first.file.name, 'pdf') } = input;
  const pdf = new PdfWriter();
  const pageTree = pdf.reserve();
  const pages: number[] = [];
  const facts = new FactCollector();
  for (const [index, { file, turns = 0, isDecodable }] of pictures.entries()) {
    host.progress({ stage: 'placing', done: index, total: pictures.length, file: file.name });
    try {
      const kind = await pageKind(file);
      if (kind === 'tiff') {
        for (const page of await pagesOfTiff(file.blob, host)) {
          const picture = await embedTiff(pdf, page);
          pages.push(addPage(pdf, pageTree, picture, turns, choice));
          facts.addPicture(picture, file.name, 1);
        }
        continue;
      }
      const picture = await embed(pdf, file.blob, kind);
      pages.push(addPage(pdf, pageTree, picture, turns, choice));
      facts.addPicture(picture, file.name, await framesOf(file.blob, kind));
      if (picture.unchanged && !picture.truncated && !isDecodable && !(await canDecode(file.blob)))
        facts.addUndecoded(file.name);
    } catch (error) {
      throw faultOf(error, { file: file.name });
    }
  }
  const kids = pages.map((page) => `${page} 0 R`).join(' ');
  pdf.add(`<</Type/Pages/Count ${pages.length}/Kids[${kids}]>>`, undefined, pageTree);
  const root = pdf.add(`<</Type/Catalog/Pages ${pageTree} 0 R>>`);
  host.progress({ stage: 'placing', done: pictures.length, total: pictures.length });
  const file: ResultFile = { name, type: 'application/pdf', parts: pdf.finish(root), pages: pages.length };
  return { files: [file], facts: facts.list() };
}

function addPage(
  pdf: PdfWriter,
  pageTree: number,
  picture: EmbeddedPicture,
  turns: number,
  choice: PageChoice,
): number {
  const { page, matrix } = placePicture(picture, turns, choice);
  const content = pdf.add('', [encodeLatin1(`q ${matrix.map(num).join(' ')} cm /P Do Q`)]);
  const size = page.map(num).join(' ');
  return pdf.add(
    `<</Type/Page/Parent ${pageTree} 0 R/MediaBox[0 0 ${size}]/Resources<</XObject<</P ${picture.object} 0 R>>>>/Contents ${content} 0 R>>`,
  );
}

class FactCollector {
  readonly #counts = new Map<PictureFact, number>();
  readonly #lost: Fact<PictureFact>[] = [];
  readonly #lossyFiles: string[] = [];
  readonly #withGainMap: string[] = [];

  addPicture(picture: EmbeddedPicture, file: string, frames: number) {
    const count = (fact: PictureFact) => this.#counts.set(fact, (this.#counts.get(fact) ?? 0) + 1);
    const isWhole = frames === 1 && !picture.larger;
    if (picture.unchanged && isWhole) count('unchanged');
    else if (!picture.lossy && isWhole) count('redrawn');
    if (picture.orientation !== 1) count('upright');
    if (picture.transparent) count('transparent');
    if (picture.location) count('location');
    if (picture.lossy) this.#lossyFiles.push(file);
    if (frames > 1) this.#lost.push({ fact: 'frames', lost: true, count: frames - 1, file });
    if (picture.larger) {
      const { width, height } = picture.larger;
      this.#lost.push({ fact: 'picture-smaller', lost: true, detail: `${width} × ${height}`, file });
    }
    if (picture.truncated) this.#lost.push({ fact: 'cut', lost: true, file });
    if (picture.gainMap) this.#withGainMap.push(file);
    if (picture.approximate) this.#lost.push({ fact: 'colours', lost: true, file });
  }

  addUndecoded(file: string) {
    this.#lost.push({ fact: 'unseen', lost: true, file });
  }

  list(): Fact<PictureFact>[] {
    const facts = [...this.#counts].map(([fact, count]) => ({ fact, count }));
    const [file] = this.#lossyFiles;
    const redrawnFact = { fact: 'redrawn', lost: true, count: this.#lossyFiles.length, file } as const;
    const [bright] = this.#withGainMap;
    const gainMaps = { fact: 'gain-map', lost: true, count: this.#withGainMap.length, file: bright } as const;
    return [...facts, ...(file ? [redrawnFact] : []), ...(bright ? [gainMaps] : []), ...this.#lost];
  }
}
