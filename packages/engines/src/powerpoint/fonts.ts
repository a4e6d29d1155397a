/** Font names in PDFs, and their equivalents in presentations. */
const substitutes: [RegExp, string][] = [
  [/^(times|nimbusrom|tinos|liberationserif|cmr|cmb|cmti|lmroman|sfrm)/i, 'Times New Roman'],
  [/^(helvetica|arial|nimbussan|arimo|liberationsans|cmss|lmsans)/i, 'Arial'],
  [/^(courier|nimbusmon|cousine|liberationmono|cmtt|lmmono)/i, 'Courier New'],
  [/^(calibri|carlito)/i, 'Calibri'],
  [/^(cambria|caladea)/i, 'Cambria'],
];

/**
 * Font family of a PDF font: without subset tag, weight and vendor suffixes.
 *
 * @param serif flag of the PDF, used for an unknown name
 * @param fixed likewise
 */
export function fontName(raw: string, serif: boolean, fixed: boolean): string {
  const name = raw.replace(/\0/g, '').replace(/^[A-Z]{6}\+/, '');
  const entry = substitutes.find(([pattern]) => pattern.test(name.replace(/[\s-]/g, '')));
  if (entry) return entry[1];
  const family = name
    .replace(
      /[-,_ ]*(bold|italic|oblique|regular|roman|medium|light|semibold|black|book|heavy|condensed|MT|PS|Std|Pro)+(?=[-,_ ]|$|[A-Z])/g,
      '',
    )
    .replace(/[-,_].*$/, '')
    .replace(/(PSMT|MT|PS)$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .trim();
  if (/^[A-Za-z][A-Za-z ]{2,}$/.test(family)) return family;
  return fixed ? 'Courier New' : serif ? 'Times New Roman' : 'Arial';
}
