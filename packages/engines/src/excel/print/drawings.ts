import type { Host } from '../../engine';
import { deflate, encodeLatin1 } from '../../write/bytes';
import type { FontSet } from '../../write/font-set';
import { num, type PdfWriter } from '../../write/pdf-writer';
import type { Drawing, Workbook } from '../read/model';
import type { PlacedDrawing } from './place-drawings';

/** A chart that pages show by its name. */
type Chart = { name: string; width: number; height: number; content: string };

/** The pictures and charts of a PDF: each is written once, and shown by its name. */
export class Drawings {
  /** Names of pictures by their paths. */
  readonly #pictures = new Map<string, string>();
  readonly #charts = new Map<Drawing, Chart>();
  readonly #workbook: Workbook;
  readonly #type: FontSet;
  readonly #host: Host;

  constructor(workbook: Workbook, type: FontSet, host: Host) {
    this.#workbook = workbook;
    this.#type = type;
    this.#host = host;
  }

  /** Code for workbooks that have any. */
  code() {
    return this.#host.part('pictures', () => import('../parts/pictures'));
  }

  nameOf(drawing: Drawing): string | undefined {
    return this.#charts.get(drawing)?.name ?? this.#pictures.get(drawing.path ?? '');
  }

  /** Gives pictures their names, and sets the texts of charts. */
  async prepare(placed: readonly PlacedDrawing[]): Promise<void> {
    for (const { drawing } of placed) {
      const { laid, path } = drawing;
      if (path !== undefined && !this.#pictures.has(path))
        this.#pictures.set(path, `P${this.#pictures.size}`);
      if (!laid || this.#charts.has(drawing)) continue;
      const { chartContent } = await this.code();
      const content = await chartContent(laid, this.#type);
      this.#charts.set(drawing, { ...laid, name: `C${this.#charts.size}`, content });
    }
  }

  /** Writes the pictures. @returns their objects by their names, without those that cannot be drawn */
  async embed(pdf: PdfWriter): Promise<Map<string, number>> {
    const objects = new Map<string, number>();
    for (const [path, name] of this.#pictures) {
      const blob = new Blob([this.#workbook.media.get(path) ?? new Uint8Array()]);
      const { embed, pictureKind } = await this.code();
      try {
        const kind = await pictureKind({ key: path, name: path, blob });
        objects.set(name, (await embed(pdf, blob, kind)).object);
      } catch {
        // A picture that cannot be decoded is missing when the pages are read again, and is reported then.
      }
    }
    return objects;
  }

  /**
   * Writes the charts.
   *
   * @param resources object of the pages' resources, with the fonts that charts use as well
   * @returns entries of these resources
   */
  async resources(pdf: PdfWriter, pictures: ReadonlyMap<string, number>, resources: number): Promise<string> {
    const entries = [...pictures];
    for (const { name, width, height, content } of this.#charts.values()) {
      const stream = await deflate(encodeLatin1(content));
      const form = `/Type/XObject/Subtype/Form/BBox[0 0 ${num(width)} ${num(height)}]/Resources ${resources} 0 R`;
      entries.push([name, pdf.add(`${form}/Filter/FlateDecode`, [stream])]);
    }
    const all = entries.map(([name, object]) => `/${name} ${object} 0 R`).join('');
    return all && `/XObject<<${all}>>`;
  }
}
