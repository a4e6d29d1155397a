import { png } from '../helpers/drawn-png';
import type { MadeSheet } from '../helpers/workbook';

/** A picture that is red above and blue below. */
export const flag = png({
  width: 8,
  height: 8,
  colour: 2,
  bits: 8,
  pixelAt: (_, y) => (y < 4 ? [255, 0, 0] : [0, 0, 255]),
});

const place = (name: string, column: number, row: number) =>
  `<xdr:${name}><xdr:col>${column}</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${row}</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:${name}>`;

export const picture = (id: number, shapeProperties = '', crop = '') =>
  `<xdr:pic><xdr:blipFill><a:blip r:embed="rId${id}"/>${crop}</xdr:blipFill><xdr:spPr>${shapeProperties}</xdr:spPr></xdr:pic><xdr:clientData/>`;

export const anchoredToCells = (from: [number, number], to: [number, number], inside: string) =>
  `<xdr:twoCellAnchor>${place('from', ...from)}${place('to', ...to)}${inside}</xdr:twoCellAnchor>`;

export const anchoredWithSize = (at: [number, number], width: number, height: number, inside: string) =>
  `<xdr:oneCellAnchor>${place('from', ...at)}<xdr:ext cx="${width * 12_700}" cy="${height * 12_700}"/>${inside}</xdr:oneCellAnchor>`;

export const savedLayout = { layout: 'saved' } as const;
const margins = '<pageMargins left="0.5" right="0.5" top="0.5" bottom="0.5" header="0.3" footer="0.3"/>';
export const workbookWithDrawing = (
  anchors: string,
  parts: Record<string, string | Uint8Array>,
  rows: MadeSheet['rows'] = [['text']],
) => ({
  sheets: [{ rows, drawing: { anchors, parts }, after: margins }],
});
