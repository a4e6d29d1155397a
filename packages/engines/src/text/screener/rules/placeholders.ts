import { type Mention, overlapsNone } from '../../entities/mention';
import { type Check, mustFix } from '../finding';

const subject =
  'name|date|day|month|year|address|amount|sum|place|insert|enter|add|party|parties|company|title|number|no\\.?|designation|city|state|email|phone|signature|figure|text|description|details|client|customer|vendor|tenant|landlord|buyer|seller|employee|employer|applicant|borrower|lender|witness|your|tbd|tbc|to be|xx+|reference|period|duration|rate|percentage|jurisdiction|court|bank|branch|account|●|•|\\*|\\.{2,}|…|_+|\\?+';

const forms = [
  // Bracketed words that ask for input; not [1], [sic] or [2019] 3 SCC 45.
  new RegExp(
    `\\[\\s*(?:(?:the|full|date|insert|enter|state|complete|legal|registered)\\s+)*(?:${subject})(?![a-z])[^\\]]{0,60}\\]`,
    'giu',
  ),
  /\[(?!SIC\]|EMPHASIS)[A-Z][A-Z _/-]{2,40}\]/gu,
  /\{\{\s*[\p{L}_][\p{L}\p{N}_. -]{0,40}\}\}|«[^»]{1,40}»|<<[^<>]{1,40}>>/gu,
  /<(?:insert|enter|name|date|address|amount|company|place|number)[^<>]{0,40}>/giu,
  /\b(?:TBD|TBC|TBA|T\.B\.D\.|TODO|FIXME)(?![\p{L}])/gu,
  /\bto be (?:confirmed|decided|determined|advised|inserted|filled(?: in)?|completed)\b(?! (?:by|in|at|on|with|within|before|after|through|under|from|jointly)\b)/giu,
  /\bX{3,}\b|\bx{4,}\b|\bXX[/.-]XX[/.-](?:20)?XX(?:XX)?\b/gu,
  /\b(?:dd|DD)[/.-](?:mm|MM)[/.-](?:yy|YY){1,2}\b/gu,
  /\blorem ipsum\b/giu,
  /\b(?:click or tap|click here|tap here)(?: here)? to (?:enter|add|choose|insert)[\p{L} ]{0,20}/giu,
  /\b(?:insert|enter) (?:name|date|amount|address|text|title)(?: here)?\b/giu,
];

/** Placeholders that were not filled in. */
export const placeholders: Check = ({ stretches }) =>
  stretches.flatMap((stretch) => {
    const found: Mention[] = [];
    for (const { 0: text, index } of forms.flatMap((form) => [...stretch.text.matchAll(form)]))
      if (overlapsNone({ text, index }, found)) found.push({ text, index });
    return found.map(({ text, index }) =>
      mustFix('placeholder', stretch.place(index, index + text.length), { text }),
    );
  });
