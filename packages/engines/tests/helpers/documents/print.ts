import { readFileSync } from 'node:fs';
import { PDFDocument, type PDFFont, type PDFPage } from '@cantoo/pdf-lib';
import * as fontkit from 'fontkit';
import { installed } from '../../../src/node';
import type { Content } from './content';
import { drawnWidth } from './drawn-width';
import { type Layout, plainLayout } from './layouts';

/** Prints a document with words flowing as in a word processor; ₹ and Devanagari are in other fonts. */
export async function printPdf({ title, parts }: Content, layout: Layout = plainLayout): Promise<Uint8Array> {
  const press = await Press.start(layout);
  press.set([title], layout.size * 1.6, { wide: true, gap: 1 });
  for (const part of parts) {
    if ('heading' in part) press.set([part.heading], layout.size * 1.2, { gap: 0.9 });
    else if ('text' in part) press.set([part.text], layout.size, { gap: 0.7 });
    else if ('list' in part) for (const entry of part.list) press.set([entry], layout.size, { gap: 0.4 });
    else press.table(part.table);
  }
  return press.finish();
}

type Faces = { main: PDFFont; rupee: PDFFont; devanagari: PDFFont };

class Press {
  private page: PDFPage;
  private column = 0;
  private y: number;
  private top: number;

  private constructor(
    private readonly document: PDFDocument,
    private readonly faces: Faces,
    private readonly layout: Layout,
  ) {
    this.page = document.addPage([layout.width, layout.height]);
    this.top = this.y = layout.height - layout.margin;
  }

  static async start(layout: Layout): Promise<Press> {
    const document = await PDFDocument.create();
    document.registerFontkit(fontkit as never);
    const face = (file: string) =>
      document.embedFont(readFileSync(installed(`@fontsource/${file}-400-normal.woff`)), {
        subset: true,
      });
    return new Press(
      document,
      {
        main: await document.embedFont(layout.font),
        rupee: await face('noto-sans/files/noto-sans-latin-ext'),
        devanagari: await face('noto-sans-devanagari/files/noto-sans-devanagari-devanagari'),
      },
      layout,
    );
  }

  private get columnWidth(): number {
    const { width, margin, columns } = this.layout;
    return (width - 2 * margin - (columns - 1) * 24) / columns;
  }

  private get left(): number {
    return this.layout.margin + this.column * (this.columnWidth + 24);
  }

  set(
    [text = '']: string[],
    size: number,
    { wide = false, gap = 0.5 }: { wide?: boolean; gap?: number },
  ): void {
    const lineWidth = wide ? this.layout.width - 2 * this.layout.margin : this.columnWidth;
    for (const line of this.brokenIntoLines(text, size, lineWidth)) {
      this.makeRoom(size * 1.3);
      this.y -= size * 1.3;
      this.draw(line, this.left, this.y, size);
    }
    this.y -= size * gap;
    if (wide) this.top = this.y;
  }

  table(rows: string[][]): void {
    const { size } = this.layout;
    const width = this.columnWidth / (rows[0]?.length ?? 1);
    for (const row of rows) {
      const cells = row.map((cell) => this.brokenIntoLines(cell, size, width - 14));
      const lines = Math.max(...cells.map(({ length }) => length));
      this.makeRoom(lines * size * 1.3 + 4);
      cells.forEach((cell, column) => {
        for (const [index, line] of cell.entries()) {
          this.draw(line, this.left + column * width, this.y - (index + 1) * size * 1.3, size);
        }
      });
      this.y -= lines * size * 1.3 + 6;
    }
    this.y -= size * 0.6;
  }

  private makeRoom(height: number): void {
    if (this.y - height > this.layout.margin) return;
    if (this.column + 1 < this.layout.columns) this.column += 1;
    else {
      this.page = this.document.addPage([this.layout.width, this.layout.height]);
      this.column = 0;
      this.top = this.layout.height - this.layout.margin;
    }
    this.y = this.top;
  }

  private brokenIntoLines(text: string, size: number, lineWidth: number): string[] {
    const lines: string[] = [];
    let line = '';
    let used = 0;
    for (const word of text.split(/\s+/u)) {
      const spacedWidth = this.widthOf(` ${word}`, size);
      if (used + spacedWidth <= lineWidth || !line) {
        line = line ? `${line} ${word}` : word;
        used += spacedWidth;
      } else {
        const half = Math.floor(word.length / 2);
        const start = `${line} ${word.slice(0, half)}-`;
        if (
          this.layout.hyphens &&
          /^[a-z]{7,}$/.test(word) &&
          used + this.widthOf(start.slice(line.length), size) <= lineWidth
        ) {
          lines.push(start);
          line = word.slice(half);
        } else {
          lines.push(line);
          line = word;
        }
        used = this.widthOf(line, size);
      }
    }
    return [...lines, line].filter(Boolean);
  }

  private pieces(text: string): { text: string; font: PDFFont }[] {
    return [...text.matchAll(/[\u0900-\u097f]+(?:\s+[\u0900-\u097f]+)*|₹|[^\u0900-\u097f₹]+/gu)].map(
      ([piece]) => ({
        text: piece,
        font:
          piece === '₹'
            ? this.faces.rupee
            : /[\u0900-\u097f]/.test(piece)
              ? this.faces.devanagari
              : this.faces.main,
      }),
    );
  }

  private widthOf(text: string, size: number): number {
    return this.pieces(text).reduce((sum, piece) => sum + drawnWidth(piece.font, piece.text, size), 0);
  }

  private draw(line: string, x: number, y: number, size: number): void {
    let offset = x;
    for (const { text, font } of this.pieces(line)) {
      this.page.drawText(text, { x: offset, y, size, font });
      offset += drawnWidth(font, text, size);
    }
  }

  finish(): Promise<Uint8Array> {
    const { header, footer, margin, height, size } = this.layout;
    this.document.getPages().forEach((page, index) => {
      const font = this.faces.main;
      if (header) page.drawText(header, { x: margin, y: height - margin / 2, size: size - 2, font });
      const number = footer?.replace('#', String(index + 1));
      if (number) page.drawText(number, { x: margin, y: margin / 2, size: size - 2, font });
    });
    return this.document.save();
  }
}
