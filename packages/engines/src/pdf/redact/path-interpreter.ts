import { PDFDict, PDFRawStream } from '@cantoo/pdf-lib';
import { Fault } from '../../engine';
import { type Matrix, multiply } from '../../matrix';
import { get, getArray, getDict, getNumber, numbersOf } from '../assemble/objects';
import { streamText } from '../edit/stream-text';
import { showsThrough } from './blending';
import { type Area, apply, boundsOf, boxArea, overlap, type Point } from './geometry';
import { type GraphicsState, type Interpreter, identity } from './page';
import { cutPath, runsThrough, type Subpath } from './paths';
import { toUnitSquare } from './samples';
import { showsShape } from './shadings';

/** Cut ends of a stroke extend under the mark by half the line width, but by no more than this, in points. */
const maxOverrun = 0.8;

/** Largest pattern cell, in points, that counts as a texture: it is too small to show anything worth a mark. */
const maxTextureCell = 4;

/** Interprets path and pattern operators (ISO 32000-2, 8.5 and 8.7): a path that runs through an area is cut at its edge. */
export class PathInterpreter {
  #path: Subpath[] = [];
  #point: Point = [0, 0];
  #pathStart: number | undefined;
  #clip: false | 'W' | 'W*' = false;

  constructor(readonly interpreter: Interpreter) {}

  get isOpen(): boolean {
    return this.#pathStart !== undefined;
  }

  operator(text: string, start: number, end: number): void {
    const { state } = this.interpreter;
    const numberAt = (index: number) => this.interpreter.numberOperand(index);
    const last = this.#path.at(-1);
    const beginPath = () => {
      this.#pathStart ??= start;
    };
    const segment = (to: Point, controls?: [Point, Point]) => {
      beginPath();
      const subpath = last && !last.closed ? last : { start: this.#point, segments: [], closed: false };
      if (subpath !== last) this.#path.push(subpath);
      subpath.segments.push(controls ? { to, controls } : { to });
      this.#point = to;
    };
    switch (text) {
      case 'scn':
        state.fillPattern = this.interpreter.nameOperand();
        this.#readPattern(state.fillPattern);
        return;
      case 'SCN':
        state.strokePattern = this.interpreter.nameOperand();
        this.#readPattern(state.strokePattern);
        return;
      case 'g':
      case 'rg':
      case 'k':
      case 'cs':
        state.fillPattern = undefined;
        return;
      case 'G':
      case 'RG':
      case 'K':
      case 'CS':
        state.strokePattern = undefined;
        return;
      case 'm':
        beginPath();
        this.#point = [numberAt(0), numberAt(1)];
        this.#path.push({ start: this.#point, segments: [], closed: false });
        return;
      case 'l':
        segment([numberAt(0), numberAt(1)]);
        return;
      case 'c':
        segment(
          [numberAt(4), numberAt(5)],
          [
            [numberAt(0), numberAt(1)],
            [numberAt(2), numberAt(3)],
          ],
        );
        return;
      case 'v':
        segment([numberAt(2), numberAt(3)], [this.#point, [numberAt(0), numberAt(1)]]);
        return;
      case 'y':
        segment(
          [numberAt(2), numberAt(3)],
          [
            [numberAt(0), numberAt(1)],
            [numberAt(2), numberAt(3)],
          ],
        );
        return;
      case 'h':
        if (last) {
          last.closed = true;
          this.#point = last.start;
        }
        return;
      case 're': {
        beginPath();
        const [x, y, w, h] = [numberAt(0), numberAt(1), numberAt(2), numberAt(3)];
        const segments = [
          { to: [x + w, y] as Point },
          { to: [x + w, y + h] as Point },
          { to: [x, y + h] as Point },
        ];
        this.#path.push({ start: [x, y], segments, closed: true });
        this.#point = [x, y];
        return;
      }
      case 'W':
      case 'W*':
        this.#clip = text;
        return;
    }
    if (!paintingOperators.has(text)) return;
    const isClosing = /^[sb]/.test(text);
    if (isClosing && last) last.closed = true;
    const painting = {
      fill: /^[fFbB]/.test(text),
      stroke: /^[sSbB]/.test(text),
      evenOdd: text.endsWith('*'),
      clip: this.#clip,
    };
    const path = this.#path.filter(({ segments }) => segments.length > 0);
    if (this.#pathStart !== undefined && path.length > 0) this.#paint(path, this.#pathStart, end, painting);
    if (this.#clip) state.clip = clipBoundsAfter(state, path);
    this.#path = [];
    this.#pathStart = undefined;
    this.#clip = false;
  }

  /** Reads the letters that the cell of a tiling pattern draws. */
  #readPattern(name: string | undefined): void {
    const { page, content, baseMatrix } = this.interpreter;
    const pattern = name && get(getDict(content.resources, 'Pattern'), name);
    if (!(pattern instanceof PDFRawStream) || page.forms.has(pattern)) return;
    page.forms.add(pattern);
    const cell = { text: streamText(pattern), resources: getDict(pattern.dict, 'Resources') };
    page.patternLetters.push(...this.interpreter.lettersOf(cell, baseMatrix));
  }

  /**
   * Requires that a pattern shows nothing in the marked areas that it does not show elsewhere: cutting the path that it
   * paints leaves the pattern cell in the file.
   *
   * @throws Fault for a pattern with text or images in a marked area, or one whose cell shows only there
   */
  #requireRepeatedPattern(name: string, path: Subpath[]): void {
    const { state, page, content } = this.interpreter;
    const pattern = get(getDict(content.resources, 'Pattern'), name);
    const shading = pattern instanceof PDFDict ? get(pattern, 'Shading') : undefined;
    if (!(pattern instanceof PDFRawStream) && !showsShape(shading)) return;
    const bounds = clipBoundsAfter(state, path);
    const painted = boxArea(identity, bounds);
    const marked = page.job.areas.filter((area) => overlap(painted, area));
    if (marked.length === 0) return;
    if (!(pattern instanceof PDFRawStream)) throw new Fault('irremovable', { detail: 'mesh' });
    if (
      hasTextOrPictures(pattern) ||
      !marked.every((area) => this.#isVisibleElsewhere(pattern, bounds, area))
    )
      throw new Fault('irremovable', { detail: 'pattern' });
  }

  /** Whether a pattern is a texture, or shows a whole cell outside the area, which then hides nothing of its own. */
  #isVisibleElsewhere({ dict }: PDFRawStream, [x0, y0, x1, y1]: Bounds, area: Area): boolean {
    const formMatrix = numbersOf(getArray(dict, 'Matrix'));
    const [a, b, c, d] =
      formMatrix.length === 6
        ? multiply(this.interpreter.baseMatrix, formMatrix as Matrix)
        : this.interpreter.baseMatrix;
    const [xStep, yStep] = ['XStep', 'YStep'].map((key) => Math.abs(getNumber(dict, key) ?? 0)) as Point;
    const widthOnPage = Math.abs(a) * xStep + Math.abs(c) * yStep;
    const heightOnPage = Math.abs(b) * xStep + Math.abs(d) * yStep;
    if (Math.max(widthOnPage, heightOnPage) < maxTextureCell) return true;
    const [left, bottom, right, top] = boundsOf(area);
    // A width of two cells contains a whole one, wherever the pattern begins.
    const hasWholeCellAtSide =
      Math.max(left - x0, x1 - right) >= 2 * widthOnPage && y1 - y0 >= 2 * heightOnPage;
    return (
      hasWholeCellAtSide ||
      (Math.max(bottom - y0, y1 - top) >= 2 * heightOnPage && x1 - x0 >= 2 * widthOnPage)
    );
  }

  #paint(
    path: Subpath[],
    start: number,
    end: number,
    painting: { fill: boolean; stroke: boolean; evenOdd: boolean; clip: false | 'W' | 'W*' },
  ): void {
    const { state, page } = this.interpreter;
    const { areas } = page.job;
    if (areas.length === 0) return;
    const isPainted = painting.fill || painting.stroke;
    // A rectangular clipping path reveals nothing about what it clips.
    if (!isPainted && (!painting.clip || isPlainBox(path))) return;
    const areasInUserSpace = toUnitSquare(areas, state.ctm);
    if (!areasInUserSpace) return;
    const patterns = [painting.fill && state.fillPattern, painting.stroke && state.strokePattern];
    for (const name of patterns) if (name) this.#requireRepeatedPattern(name, path);
    const scale = Math.sqrt(Math.abs(state.ctm[0] * state.ctm[3] - state.ctm[1] * state.ctm[2])) || 1;
    const fills = painting.fill || Boolean(painting.clip);
    const margin = page.job.isFinished ? (maxOverrun + 0.05) / scale : 0;
    const crossedAreas = areasInUserSpace.filter((area) => runsThrough(path, [area], fills, margin));
    if (crossedAreas.length === 0) return;
    const reach = Math.min(maxOverrun / scale, state.lineWidth / 2);
    if (isPainted) page.findings.drawings += 1;
    if (painting.fill && painting.stroke && showsThrough(state.blending)) page.findings.blended += 1;
    this.interpreter.reportRemoval(isPainted);
    this.interpreter.patch(start, end, cutPath(path, crossedAreas, { ...painting, reach, dash: state.dash }));
  }
}

/** Whether the cell of a tiling pattern shows text or XObjects. */
function hasTextOrPictures(pattern: PDFRawStream): boolean {
  return /(^|[\s)>\]])(Tj|TJ|'|"|Do|BI)(\s|$)/.test(streamText(pattern));
}

const paintingOperators = new Set(['S', 's', 'f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'n']);

function isPlainBox(path: Subpath[]): boolean {
  const [only, second] = path;
  if (!only || second || only.segments.length > 4) return false;
  const points = [only.start, ...only.segments.map(({ to }) => to)];
  const [x0, y0, x1, y1] = boundsOf(points);
  return (
    only.segments.every(({ controls }) => !controls) &&
    points.every(([x, y]) => (x === x0 || x === x1) && (y === y0 || y === y1))
  );
}

type Bounds = GraphicsState['clip'];

/** Bounds of the clipping path once a path is added to it. */
function clipBoundsAfter({ clip, ctm }: GraphicsState, path: Subpath[]): Bounds {
  const points = path.flatMap(({ start, segments }) => [
    start,
    ...segments.flatMap(({ to, controls }) => (controls ? [...controls, to] : [to])),
  ]);
  const [x0, y0, x1, y1] = boundsOf(points.map((point) => apply(ctm, point)));
  return [Math.max(clip[0], x0), Math.max(clip[1], y0), Math.min(clip[2], x1), Math.min(clip[3], y1)];
}
