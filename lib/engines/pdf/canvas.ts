type Pair = { canvas: OffscreenCanvas | null; context: OffscreenCanvasRenderingContext2D | null };

/** Canvases of a worker, in the shape in which pdf.js asks for them. */
export class canvasFactory {
  create(width: number, height: number): Pair {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) };
  }

  reset(pair: Pair, width: number, height: number): void {
    if (pair.canvas) Object.assign(pair.canvas, { width, height });
  }

  destroy(pair: Pair): void {
    // Frees the pixels at once, which some browsers otherwise keep until memory runs short.
    if (pair.canvas) Object.assign(pair.canvas, { width: 0, height: 0 });
    pair.canvas = null;
    pair.context = null;
  }

  getNoAlphaContext(canvas: OffscreenCanvas) {
    return canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  }
}

/** SVG filters need a document. pdf.js computes the pixels itself where it is told that there are none. */
export class filterFactory {
  addFilter = () => 'none';
  addHCMFilter = () => 'none';
  addAlphaFilter = () => 'none';
  addLuminosityFilter = () => 'none';
  addKnockoutFilter = () => 'none';
  addHighlightHCMFilter = () => 'none';
  addSelectionHCMFilter = () => 'none';
  addSelectionFilter = () => 'none';
  createSelectionStyle = () => null;
  destroy() {}
}
