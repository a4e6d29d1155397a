export const formats: Record<string, string> = {
  roman: 'lowerRoman',
  ROMAN: 'upperRoman',
  Roman: 'upperRoman',
  alphabetic: 'lowerLetter',
  ALPHABETIC: 'upperLetter',
  Arabic: 'decimal',
  Ordinal: 'ordinal',
};

/** Fields computed by the layout; all others keep the result saved by Word. */
export function counted(asks: string) {
  const name = asks.trim().split(/\s+/)[0]?.toUpperCase();
  return name === 'PAGE'
    ? 'page'
    : name === 'NUMPAGES'
      ? 'pages'
      : name === 'SECTIONPAGES'
        ? 'section-pages'
        : undefined;
}

export function linkOf(asks: string): string | undefined {
  const [, place] = /^\s*(?:HYPERLINK\s+\\l|(?:REF|PAGEREF)(?=.*\\h))\s+"?([^"\s\\]+)"?/i.exec(asks) ?? [];
  if (place) return `#${place}`;
  return /^\s*HYPERLINK\s+"([^"]+)"/i.exec(asks)?.[1];
}
