import { gstinFault, isIfsc, isPan } from '../../entities/indian-numbers';
import { type Check, type Finding, mustFix } from '../finding';

const label = (name: string) =>
  new RegExp(
    `\\b${name}(?:\\s+(?:number|no\\.?|code|card))?\\s*(?:is|of the [\\p{L} ]{3,20})?\\s*[:–-]?\\s*([A-Z0-9]{6,18})\\b`,
    'gu',
  );
const patterns = {
  gstin: [label('(?:GSTIN|GST)'), /\b(\d{2}[A-Z]{5}\d{4}[A-Z][A-Z0-9]{3})\b/gu],
  pan: [label('PAN'), /\b([A-Z]{5}\d{4}[A-Z])\b/gu],
  ifsc: [label('IFSC?'), /\b([A-Z]{4}[0O][A-Z0-9]{6})\b/gu],
};

/** Invalid PAN, GSTIN and IFSC. */
export const numbers: Check = ({ stretches }) =>
  stretches.flatMap((stretch) => {
    const visited = new Set<number>();
    return Object.entries(patterns).flatMap(([rule, list]) =>
      list.flatMap((pattern, patternIndex) =>
        [...stretch.text.matchAll(pattern)].flatMap((match): Finding[] => {
          const [numberText, text = ''] = match;
          const index = match.index + numberText.lastIndexOf(text);
          // A bare word of eleven capitals is not an IFSC; a number that is part of another is skipped.
          if (
            visited.has(index) ||
            !/\d/.test(text) ||
            (patternIndex === 1 && rule === 'ifsc' && !/\d{3}/.test(text))
          )
            return [];
          visited.add(index);
          const reason = faultOf(rule, text);
          if (!reason) return [];
          return [mustFix(rule as 'pan', stretch.place(index, index + text.length), { text, reason })];
        }),
      ),
    );
  });

function faultOf(rule: string, text: string): 'form' | 'check' | undefined {
  if (rule === 'gstin') return gstinFault(text);
  return (rule === 'pan' ? isPan(text) : isIfsc(text)) ? undefined : 'form';
}
