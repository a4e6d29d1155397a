import type { Host } from '../../engine';
import { addNumberFormats, isKnownFormat } from '../../text/docx/number-formats';
import { setSymbolTables } from '../../write/symbol-fonts';
import type { Differences } from '../parts/differences';
import type { Directions } from '../parts/directions';
import type { Equations } from '../parts/equations';
import type { Graphics } from '../parts/graphics';
import type { Tables } from '../parts/tables';
import type { Survey } from './survey';

/** Optional parts of the engine (`Host.part`) that a document needs. */
export type Code = {
  graphics?: Graphics | undefined;
  tables?: Tables | undefined;
  directions?: Directions | undefined;
  equations?: Equations | undefined;
  differences?: Differences | undefined;
};

/** Fetches the parts of the engine that a file needs. */
export async function codeFor(survey: Survey, host: Host): Promise<Code> {
  const { names, formats, isBidirectional, hasSymbols, isRare, isRuled } = survey;
  const has = (...wanted: string[]) => wanted.some((name) => names.has(name));
  const [drawings, tables, symbols, numbers, bidi, maths, rare] = await Promise.all([
    // This part also draws page borders, line numbers and rules between columns, and fills uneven columns.
    has('drawing', 'pict', 'object', 'pgBorders', 'lnNumType', 'col') || isRuled
      ? host.part('graphics', () => import('../parts/graphics'))
      : undefined,
    has('tbl') ? host.part('tables', () => import('../parts/tables')) : undefined,
    hasSymbols ? host.part('symbols', () => import('../parts/symbols')) : undefined,
    [...formats].some((format) => format !== 'custom' && !isKnownFormat(format))
      ? host.part('numbers', () => import('../parts/numbers'))
      : undefined,
    isBidirectional ? host.part('directions', () => import('../parts/directions')) : undefined,
    has('oMath', 'EQ') ? host.part('equations', () => import('../parts/equations')) : undefined,
    isRare ? host.part('differences', () => import('../parts/differences')) : undefined,
  ]);
  if (symbols) setSymbolTables(symbols.tables);
  if (numbers) addNumberFormats(numbers.rareNumbers);
  return {
    graphics: drawings?.graphics,
    tables: tables?.tables,
    directions: bidi?.directions,
    equations: maths?.equations,
    differences: rare?.differences,
  };
}
