type Pair = { canvas: OffscreenCanvas | null; context: OffscreenCanvasRenderingContext2D | null };

/** Worker canvases, with the interface that pdf.js expects. */
export class canvasFactory {
  create(width: number, height: number): Pair {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) };
  }

  reset(pair: Pair, width: number, height: number): void {
    if (pair.canvas) Object.assign(pair.canvas, { width, height });
  }

  destroy(pair: Pair): void {
    // Frees the pixels at once; some browsers otherwise keep them until memory runs short.
    if (pair.canvas) Object.assign(pair.canvas, { width: 0, height: 0 });
    pair.canvas = null;
    pair.context = null;
  }

  getNoAlphaContext(canvas: OffscreenCanvas) {
    return canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  }
}

/** SVG filters need a document. Without them pdf.js computes the pixels itself. */
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
