import type { PDFContext, PDFDict } from '@cantoo/pdf-lib';
import { decodeLatin1 } from '../write/bytes';
import { dictOf, formOf, getDict, getText } from './assemble/objects';
import { contentsOf, type PageObject } from './assemble/page-objects';
import { type ContentToken, contentTokens } from './content-tokens';
import { streamText } from './edit/stream-text';

/** Largest nesting depth of form XObjects. */
const maxDepth = 8;

/**
 * Replacement texts (ActualText; PDF 1.7, 14.9.4) of a page's marked content, in the order of its begin operators;
 * undefined for content without one. Browsers and word processors write Devanagari this way.
 */
export function replacementTexts(
  context: PDFContext,
  { dict, inherited }: PageObject,
): (string | undefined)[] {
  const text = contentsOf(dict).map(streamText).join('\n');
  return replacementsInStream(text, dictOf(context, inherited.get('Resources')), 0);
}

function replacementsInStream(
  text: string,
  resources: PDFDict | undefined,
  depth: number,
): (string | undefined)[] {
  const marks: (string | undefined)[] = [];
  let operands: ContentToken[] = [];
  for (const token of contentTokens(text)) {
    if (token.kind !== 'operator') {
      operands.push(token);
      continue;
    }
    if (token.text === 'BMC') marks.push(undefined);
    else if (token.text === 'BDC') marks.push(replacementOf(operands, resources));
    else if (token.text === 'Do' && depth < maxDepth)
      marks.push(...replacementsInForm(operands, resources, depth));
    operands = [];
  }
  return marks;
}

/** Replacement text from an inline dictionary, or from a property list in the resources. */
function replacementOf(operands: ContentToken[], resources: PDFDict | undefined): string | undefined {
  const index = operands.findIndex((token) => token.kind === 'name' && token.text === 'ActualText');
  const value = operands[index + 1];
  if (index >= 0 && value?.kind === 'string') return decoded(value.bytes);
  const name = operands.length === 2 ? operands[1] : undefined;
  if (name?.kind !== 'name') return undefined;
  return getText(getDict(resources, 'Properties', name.text), 'ActualText');
}

function replacementsInForm([name]: ContentToken[], resources: PDFDict | undefined, depth: number) {
  const form = name?.kind === 'name' ? formOf(resources, name.text) : undefined;
  return form
    ? replacementsInStream(streamText(form), getDict(form.dict, 'Resources') ?? resources, depth + 1)
    : [];
}

/** A text string: UTF-16 or UTF-8 with a byte order mark, otherwise Latin-1. */
export function decoded(bytes: number[]): string {
  const copy = Uint8Array.from(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(copy);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(copy);
  if (bytes[0] === 0xef && bytes[1] === 0xbb) return new TextDecoder().decode(copy);
  return decodeLatin1(copy);
}
