import type { Host } from '../../engine';
import { deflate, encodeLatin1 } from '../../write/bytes';
import { isReplaced } from '../../write/faces';
import type { FontSet } from '../../write/font-set';
import { num, type PdfWriter } from '../../write/pdf-writer';
import type { Drawing, Workbook } from '../read/model';
import type { PlacedDrawing } from './place-drawings';

/** A chart or a shape as a form XObject, with the resource name by which pages draw it. */
type Form = { name: string; width: number; height: number; margin?: number; content: string };

/** The pictures, charts and shapes of a PDF. Each is written once and drawn by its resource name. */
export class Drawings {
  /** Names of pictures by their paths. */
  readonly #pictures = new Map<string, string>();
  readonly #forms = new Map<Drawing, Form>();
  /** Names of fonts that were substituted in the texts of drawings. */
  readonly replaced = new Set<string>();
  readonly #workbook: Workbook;
  readonly #fonts: FontSet;
  readonly #host: Host;

  constructor(workbook: Workbook, fonts: FontSet, host: Host) {
    this.#workbook = workbook;
    this.#fonts = fonts;
    this.#host = host;
  }

  /** Code for drawings; fetched only for workbooks that have some. */
  code() {
    return this.#host.part('pictures', () => import('../parts/pictures'));
  }

  nameOf(drawing: Drawing): string | undefined {
    return this.#forms.get(drawing)?.name ?? this.#pictures.get(drawing.path ?? '');
  }

  /** Resource name of a picture, which is then embedded. */
  pictureName(path: string): string {
    const name = this.#pictures.get(path) ?? `P${this.#pictures.size}`;
    this.#pictures.set(path, name);
    return name;
  }

  /** Assigns names to pictures, and sets the texts of charts and shapes. */
  async prepare(placed: readonly PlacedDrawing[]): Promise<void> {
    for (const { drawing } of placed) {
      const { layout, path } = drawing;
      if (path !== undefined) this.pictureName(path);
      if (!layout || this.#forms.has(drawing)) continue;
      const { drawingContent } = await this.code();
      const content = await drawingContent(layout, this.#fonts);
      const families =
        layout.text?.paragraphs.flatMap(({ runs }) => runs.map(({ font }) => font.family)) ?? [];
      for (const family of families) if (isReplaced(family)) this.replaced.add(family);
      const { width, height, margin } = layout;
      const name = `C${this.#forms.size}`;
      this.#forms.set(drawing, { width, height, name, content, ...(margin && { margin }) });
    }
  }

  /**
   * Writes the pictures.
   *
   * @param fontDictionary object number of the font dictionary
   * @returns object numbers by name, without pictures that cannot be drawn
   */
  async embed(pdf: PdfWriter, fontDictionary: number): Promise<Map<string, number>> {
    const objects = new Map<string, number>();
    for (const [path, name] of this.#pictures) {
      const { embedPicture } = await this.code();
      const bytes = this.#workbook.media.get(path);
      const picture = await embedPicture(pdf, path, bytes, {
        fonts: this.#fonts,
        dictionary: fontDictionary,
      });
      // A picture that cannot be decoded is found missing, and reported, when the pages are read back.
      if (!picture) continue;
      objects.set(name, picture.object);
      for (const font of picture.replaced) this.replaced.add(font);
    }
    return objects;
  }

  /**
   * Writes the charts and shapes.
   *
   * @param resources number of the pages' resources object, whose fonts they use too
   * @returns entries for these resources
   */
  async resources(pdf: PdfWriter, pictures: ReadonlyMap<string, number>, resources: number): Promise<string> {
    const entries = [...pictures];
    const opacities = new Set<string>();
    for (const { name, width, height, margin = 0, content } of this.#forms.values()) {
      for (const [, percent = ''] of content.matchAll(/\/A(\d+) gs /g)) opacities.add(percent);
      const stream = await deflate(encodeLatin1(content));
      const box = [-margin, -margin, width + margin, height + margin].map(num).join(' ');
      const form = `/Type/XObject/Subtype/Form/BBox[${box}]/Resources ${resources} 0 R`;
      entries.push([name, pdf.add(`${form}/Filter/FlateDecode`, [stream])]);
    }
    const resourceEntries = entries.map(([name, object]) => `/${name} ${object} 0 R`).join('');
    const states = Array.from(opacities, (percent) => {
      const alpha = Number(percent) / 100;
      return `/A${percent}<</ca ${alpha}/CA ${alpha}>>`;
    }).join('');
    return `${resourceEntries && `/XObject<<${resourceEntries}>>`}${states && `/ExtGState<<${states}>>`}`;
  }
}
