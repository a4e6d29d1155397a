import { PDFArray, type PDFContext, PDFDict } from '@cantoo/pdf-lib';
import type { Host, SourceFile } from '../../engine';
import { boxOf, type Matrix } from '../../matrix';
import type { Box } from '../../text/model';
import { get, getArray, getDict, getName, getNumber, items, numbersOf, pdfName } from '../assemble/objects';
import { catalogOf, pageObjectsOf } from '../assemble/page-objects';
import { withDocument } from '../documents';
import { objectsOf } from '../normalise';
import type { Opened } from '../open-with-pdfjs';

/** Why nothing may be added to a file. */
export type Forbidden =
  | 'restricted' // its permissions allow no change (ISO 32000-2, 7.6.4.2)
  | 'certified' // its certification allows none (12.8.2.2)
  | 'dynamic' // an XFA form whose pages a viewer generates anew, without what was added (ISO 32000-1, 7.7.2, NeedsRendering)
  | 'sealed'; // a signed file that must be rewritten, which would invalidate its signature

/** Signatures, signature fields and permissions of a file. */
export type Protection = {
  /** Digital signatures that it carries. */
  signatures: number;
  /** Boxes of the empty signature fields, in points of the displayed page. */
  fields: (Box & { page: number })[];
  forbidden?: Forbidden;
};

/** Permission flag of pdf.js for changes of the content (bit 4). */
const modifyContents = 0x08;

/**
 * Reads what forbids signing, and the fields that await a signature (ISO 32000-2, 7.6.4.2, 12.7.5.5 and 12.8.2.2).
 *
 * @throws the faults of opening a file
 */
export const readProtection = ({ source }: { source: SourceFile }, host: Host): Promise<Protection> =>
  withDocument(source, host, async (opened) => {
    const context = await objectsOf(source, opened).catch(() => undefined);
    return protectionOf(opened, context);
  });

export async function protectionOf(opened: Opened, context: PDFContext | undefined): Promise<Protection> {
  const permissions = await opened.doc.getPermissions().catch(() => null);
  const isRestricted = permissions !== null && !new Set(permissions).has(modifyContents);
  const signatureFields = context ? signatureFieldsOf(context) : [];
  const values = context ? signaturesOf(context, signatureFields) : new Set<PDFDict>();
  const signatures = values.size;
  const fields = await fieldBoxesOf(
    opened,
    context,
    signatureFields.filter(({ value }) => !value).map(({ field }) => field),
  );
  const isCertified = forbidsChanges(values, signatureFields);
  const forbidden: Forbidden | undefined = isCertified
    ? 'certified'
    : isRestricted
      ? 'restricted'
      : context && isDynamicXfa(context)
        ? 'dynamic'
        : signatures > 0 && (opened.rescued || opened.encrypted !== 'none')
          ? 'sealed'
          : undefined;
  return { signatures, fields, ...(forbidden && { forbidden }) };
}

type SignatureField = { field: PDFDict; value: PDFDict | undefined };

function signatureFieldsOf(context: PDFContext): SignatureField[] {
  const signatureFields: SignatureField[] = [];
  const visited = new Set<PDFDict>();
  const visit = (field: unknown, type: string | undefined) => {
    if (!(field instanceof PDFDict) || visited.has(field)) return;
    visited.add(field);
    const fieldType = getName(field, 'FT') ?? type;
    const kids = items(getArray(field, 'Kids')).map((kid) => context.lookup(kid));
    const fields = kids.filter((kid) => kid instanceof PDFDict && kid.has(pdfName('T')));
    if (fields.length > 0) for (const kid of fields) visit(kid, fieldType);
    else if (fieldType === 'Sig') signatureFields.push({ field, value: getDict(field, 'V') });
  };
  for (const field of items(getArray(getDict(catalogOf(context), 'AcroForm'), 'Fields')))
    visit(context.lookup(field), undefined);
  // A widget whose field is missing in AcroForm is still shown, and its signature can still be invalidated.
  for (const { dict } of pageObjectsOf(context).pageObjects)
    for (const item of items(getArray(dict, 'Annots'))) {
      const widget = context.lookup(item);
      const parent = widget instanceof PDFDict ? getDict(widget, 'Parent') : undefined;
      if (!(parent && visited.has(parent))) visit(widget, getName(parent, 'FT'));
    }
  return signatureFields;
}

/** Signature dictionaries of the fields, and the certification that the catalog refers to. */
function signaturesOf(context: PDFContext, fields: SignatureField[]): Set<PDFDict> {
  const certification = getDict(catalogOf(context), 'Perms', 'DocMDP');
  return new Set([...fields.map(({ value }) => value), certification].filter((value) => value !== undefined));
}

/** Whether a viewer generates the pages from the XFA form. */
const isDynamicXfa = (context: PDFContext): boolean =>
  get(catalogOf(context), 'NeedsRendering')?.toString() === 'true' &&
  get(getDict(catalogOf(context), 'AcroForm'), 'XFA') !== undefined;

/** Whether a signature, or the lock of a signed field, forbids adding content and annotations. */
function forbidsChanges(signatures: Set<PDFDict>, fields: SignatureField[]): boolean {
  const references = [...signatures].flatMap((signature) =>
    items(getArray(signature, 'Reference')).map((reference) => signature.context.lookup(reference)),
  );
  const levels = references.map((reference) =>
    reference instanceof PDFDict && getName(reference, 'TransformMethod') === 'DocMDP'
      ? (getNumber(getDict(reference, 'TransformParams'), 'P') ?? 2)
      : undefined,
  );
  const locks = fields
    .filter(({ value }) => value)
    .map(({ field }) => getNumber(getDict(field, 'Lock'), 'P'));
  return [...levels, ...locks].some((level) => level === 1 || level === 2);
}

async function fieldBoxesOf(opened: Opened, context: PDFContext | undefined, fields: PDFDict[]) {
  const places: Protection['fields'] = [];
  if (!context || fields.length === 0) return places;
  const { pageObjects } = pageObjectsOf(context);
  for (const [index, { dict }] of pageObjects.entries()) {
    const annotations = new Set(items(getArray(dict, 'Annots')).map((item) => context.lookup(item)));
    for (const field of fields) {
      const widgets = [field, ...items(getArray(field, 'Kids')).map((kid) => context.lookup(kid))];
      for (const widget of widgets) {
        const rect = widget instanceof PDFDict && annotations.has(widget) ? get(widget, 'Rect') : undefined;
        if (!(rect instanceof PDFArray)) continue;
        const page = await opened.doc.getPage(index + 1).catch(() => undefined);
        if (!page) continue;
        const box = boxOf(numbersOf(rect), page.getViewport({ scale: 1 }).transform as Matrix);
        if (box.width > 0 && box.height > 0) places.push({ page: index + 1, ...box });
      }
    }
  }
  return places;
}
