import { type Check, type Finding, mustFix, toCheck } from '../finding';

/** Form fields that still need input: required ones and signatures must be filled. */
export const fields: Check = ({ doc, tokens }) => {
  // A field may have several widgets, but one value.
  const visited = new Set<string>();
  return doc.pages.flatMap(({ number, fields: list }) =>
    list.flatMap((field): Finding[] => {
      if (field.name && visited.has(field.name)) return [];
      visited.add(field.name);
      const { kind, label, value, required, readOnly, signed, box } = field;
      const index = tokens.find(({ page }) => page === number)?.index ?? 0;
      const place = {
        page: number,
        line: 1,
        from: index,
        to: index,
        text: label,
        boxes: box ? [{ page: number, ...box }] : [],
      };
      if (kind === 'signature') return signed ? [] : [mustFix('field-unsigned', place, { label })];
      const isFillable = kind === 'text' || kind === 'choice' || (kind === 'check' && required);
      if (!isFillable || readOnly || value.trim()) return [];
      return [
        (required ? mustFix : toCheck)('field-empty', place, { label, required: required ? 'yes' : 'no' }),
      ];
    }),
  );
};
