import type { FieldName } from '../model';

export const formats: Record<string, string> = {
  roman: 'lowerRoman',
  ROMAN: 'upperRoman',
  Roman: 'upperRoman',
  alphabetic: 'lowerLetter',
  ALPHABETIC: 'upperLetter',
  Arabic: 'decimal',
  Ordinal: 'ordinal',
};

const fields: Record<string, FieldName> = {
  PAGE: 'page',
  NUMPAGES: 'pages',
  SECTIONPAGES: 'section-pages',
};

/** Fields computed by the layout; all others keep the result saved by Word. */
export const counted = (asks: string) => fields[asks.trim().split(/\s+/)[0]?.toUpperCase() ?? ''];

export function linkOf(asks: string): string | undefined {
  const [, place] = /^\s*(?:HYPERLINK\s+\\l|(?:REF|PAGEREF)(?=.*\\h))\s+"?([^"\s\\]+)"?/i.exec(asks) ?? [];
  if (place) return `#${place}`;
  return /^\s*HYPERLINK\s+"([^"]+)"/i.exec(asks)?.[1];
}
