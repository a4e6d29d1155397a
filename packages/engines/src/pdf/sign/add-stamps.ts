import type { PDFContext, PDFDict, PDFObject, PDFRef } from '@cantoo/pdf-lib';
import { PDFHexString, PDFRawStream } from '@cantoo/pdf-lib';
import { decodeLatin1, encodeLatin1 } from '../../write/bytes';
import { utf16 } from '../../write/pdf-font';
import { dictOf, get, getArray, getDict, items, newName, pdfName, put } from '../assemble/objects';
import { contentsOf, type PageObject } from '../assemble/page-objects';
import { readableContent } from '../reader/streams';
import { boundsOf } from '../redact/geometry';
import { balanceOf } from './balance';
import { type Appearance, cornersOf } from './stamps';

/** Annotation flags Print (4) and Locked (128): a viewer prints the stamp, and does not let it be moved by accident. */
const annotationFlags = 4 | 128;

/**
 * Adds stamps at the end of a page's content. The streams of the page stay as they are; a stream before and one after them
 * balance their graphics states.
 *
 * @returns the changed page; undefined if its content cannot be read, so that its graphics states cannot be balanced
 */
export function withContent(
  context: PDFContext,
  pageObject: PageObject,
  appearances: readonly Appearance[],
  isTagged: boolean,
): PDFDict | undefined {
  const streams = contentsOf(pageObject.dict).filter((stream) => stream instanceof PDFRawStream);
  const contentBytes = streams.map((stream) => readableContent(stream));
  if (contentBytes.some((bytes) => bytes === undefined)) return undefined;
  const { before, after } = balanceOf(
    contentBytes.map((bytes) => decodeLatin1(bytes ?? new Uint8Array())).join('\n'),
  );
  const page = pageObject.dict.clone(context);
  const resources = dictOf(context, pageObject.inherited.get('Resources'))?.clone(context) ?? context.obj({});
  const forms = getDict(resources, 'XObject')?.clone(context) ?? context.obj({});
  const usedNames = new Set(forms.keys().map((key) => key.decodeText()));
  const names = appearances.map(({ form }) => {
    const name = newName('Signature', usedNames);
    forms.set(pdfName(name), form);
    return name;
  });
  const [begin, end] = isTagged ? ['/Artifact BMC ', ' EMC'] : ['', ''];
  const operators = names.map((name) => `${begin}q /${name} Do Q${end}`).join('\n');
  const contents = getArray(pageObject.dict, 'Contents');
  const oldContents = contents
    ? items(contents)
    : [pageObject.dict.get(pdfName('Contents'))].filter((candidate) => candidate !== undefined);
  put(page, {
    Contents: context.obj([
      context.register(context.flateStream(encodeLatin1(before))),
      ...oldContents,
      context.register(context.flateStream(encodeLatin1(after + operators))),
    ]),
    Resources: put(resources, { XObject: forms }),
  });
  return page;
}

/**
 * Adds stamps as annotations (ISO 32000-2, 12.5.6.12): for a page whose content must not change, because a digital
 * signature covers it, or whose content cannot be read.
 */
export function withAnnotations(
  context: PDFContext,
  pageObject: PageObject & { ref: PDFRef },
  appearances: readonly (Appearance & { label: string })[],
): PDFDict {
  const page = pageObject.dict.clone(context);
  const annotations = appearances.map(({ form, bounds, matrix, label }): PDFObject => {
    return context.register(
      context.obj({
        Type: 'Annot',
        Subtype: 'Stamp',
        Rect: boundsOf(cornersOf(bounds, matrix)),
        F: annotationFlags,
        P: pageObject.ref,
        Contents: PDFHexString.of(`FEFF${utf16(label)}`),
        AP: { N: form },
      }),
    );
  });
  const hasAnnotations = get(pageObject.dict, 'Annots') !== undefined;
  const existing = hasAnnotations ? items(getArray(pageObject.dict, 'Annots')) : [];
  return put(page, { Annots: context.obj([...existing, ...annotations]) });
}
