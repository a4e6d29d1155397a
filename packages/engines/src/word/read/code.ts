import type { Host } from '../../engine';
import type { Package } from '../../text/docx/package';
import { isKnownFormat, useNumberFormats } from '../../text/docx/written';
import { useSymbols } from '../../write/symbol-fonts';
import type { Directions } from '../parts/directions';
import type { Equations } from '../parts/equations';
import type { Graphics } from '../parts/graphics';
import type { Tables } from '../parts/tables';
import { formats } from './fields';

/** Parts of the engine (`Host.part`) that a document asked for. */
export type Code = {
  graphics?: Graphics | undefined;
  tables?: Tables | undefined;
  directions?: Directions | undefined;
  equations?: Equations | undefined;
};

const drawing = /[<:](drawing|pict|object)[\s/>]/;
const table = /[<:]tbl[\s/>]/;
const number = /(?:numFmt\s[^>]*?val|pgNumType\s[^>]*?fmt)="(\w+)"|\\\*\s*(\w+)/g;
/** Letters of scripts from right to left, marks of direction, and paragraphs that say so. */
const rightToLeft = /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefc]|[<:]bidi[\s/>]/;
const equation = /[<:]oMath[\s/>]/;
const symbolFont = /symbol|webdings|wingdings/i;

/** Parts that hold no text: what they name may be unused. */
const beside = /(^|\/)(styles\w*|fontTable|settings|webSettings)\.xml$|\/theme\//;

/** Fetches the parts of the engine that the text of a file asks for. */
export async function codeFor(pack: Package, host: Host): Promise<Code> {
  const { hasDrawings, hasTables, hasSymbols, hasNumbers, hasDirections, hasEquations } = needsOf(pack);
  const [drawings, tables, symbols, numbers, both, maths] = await Promise.all([
    hasDrawings ? host.part('graphics', () => import('../parts/graphics')) : undefined,
    hasTables ? host.part('tables', () => import('../parts/tables')) : undefined,
    hasSymbols ? host.part('symbols', () => import('../parts/symbols')) : undefined,
    hasNumbers ? host.part('numbers', () => import('../parts/numbers')) : undefined,
    hasDirections ? host.part('directions', () => import('../parts/directions')) : undefined,
    hasEquations ? host.part('equations', () => import('../parts/equations')) : undefined,
  ]);
  if (symbols) useSymbols(symbols.tables);
  if (numbers) useNumberFormats(numbers.rareNumbers);
  return {
    graphics: drawings?.graphics,
    tables: tables?.tables,
    directions: both?.directions,
    equations: maths?.equations,
  };
}

function needsOf(pack: Package) {
  const parts = pack.paths
    .filter((path) => path.endsWith('.xml'))
    .map((path) => ({ path, text: pack.text(path) ?? '' }));
  const texts = parts.filter(({ path }) => !beside.test(path));
  return {
    hasDrawings: texts.some(({ path, text }) => !path.endsWith('numbering.xml') && drawing.test(text)),
    hasTables: texts.some(({ text }) => table.test(text)),
    hasSymbols: texts.some(({ text }) => symbolFont.test(text)),
    hasEquations: texts.some(({ text }) => equation.test(text)),
    hasDirections: parts.some(({ text }) => rightToLeft.test(text)),
    hasNumbers: parts.some(({ text }) => hasRareNumber(text)),
  };
}

const hasRareNumber = (text: string) =>
  [...text.matchAll(number)].some(([, format, written = '']) => {
    const name = format ?? formats[written] ?? 'decimal';
    return name !== 'custom' && !isKnownFormat(name);
  });
