import { decodeLatin1, read } from './write/bytes';

/** Kinds of files that people confuse; faults name them. */
export type FileKind =
  | 'pdf'
  | 'jpg'
  | 'png'
  | 'gif'
  | 'webp'
  | 'avif'
  | 'heic'
  | 'tiff'
  | 'bmp'
  | 'docx'
  | 'xlsx'
  | 'xlsb'
  | 'pptx'
  | 'opendocument'
  | 'zip'
  | 'pages'
  | 'numbers'
  | 'keynote'
  | 'old-office'
  | 'rtf'
  | 'postscript'
  | 'html'
  | 'xml'
  | 'sound'
  | 'video'
  | 'text'
  | 'unknown';

/** Usual extensions of each kind. */
const extensions: Partial<Record<FileKind, RegExp>> = {
  pdf: /\.pdf$/i,
  jpg: /\.(jpe?g|jpe|jfif)$/i,
  png: /\.a?png$/i,
  gif: /\.gif$/i,
  webp: /\.webp$/i,
  avif: /\.avifs?$/i,
  heic: /\.hei[cf]s?$/i,
  tiff: /\.tiff?$/i,
  bmp: /\.(bmp|dib)$/i,
  docx: /\.do[ct][xm]$/i,
  xlsx: /\.xl[st][xm]$/i,
  xlsb: /\.xlsb$/i,
  pptx: /\.pp[st][xm]|\.potx$/i,
  numbers: /\.numbers$/i,
  keynote: /\.key$/i,
};

/**
 * Whether a file has the extension of another kind than its bytes show.
 *
 * @param kind as returned by {@link fileKind}
 * @returns false for a name without an extension, and for a kind that has no extension of its own
 */
export function misnamed(name: string, kind: FileKind): boolean {
  const extension = extensions[kind];
  return extension !== undefined && /\.\w{1,5}$/.test(name) && !extension.test(name);
}

/**
 * Detects the kind of a file by its bytes, not its extension. Reads a few kilobytes. The signatures are from the
 * formats' specifications; that of a PDF may be anywhere in the first 1024 bytes.
 *
 * @returns `unknown` for an empty file, and for bytes of no known kind
 * @throws the error of the File API if the file was changed, moved or deleted; {@link faultOf} converts it to
 *   `unreadable`
 */
export async function fileKind(blob: Blob): Promise<FileKind> {
  const head = await read(blob, 0, 4096);
  const text = decodeLatin1(head);
  // Tested before PDF: a ZIP may contain an uncompressed PDF right at its start.
  if (text.startsWith('PK\x03\x04')) return zipKind(text, blob);
  if (text.slice(0, 1028).includes('%PDF-')) return 'pdf';
  const signature = signatures.find(([, matches]) => matches(text));
  if (signature) return signature[0];
  if (text.startsWith('ftyp', 4)) return mediaKind(text);
  if (firstObject.test(text)) return 'pdf';
  return isText(head) ? textKind(text) : 'unknown';
}

/** An object at the start, after comments: a PDF that lost its first line. */
const firstObject = /^\s*(?:%[^\r\n]*\s+)*\d{1,10}\s+\d{1,5}\s+obj\b/;

/** Possible sizes of a bitmap's second header. Bytes 6 to 9 are zero in most files, but programs may use them. */
const bitmapHeaders = new Set(
  [12, 40, 52, 56, 64, 108, 124].map((size) => `${String.fromCharCode(size)}\0\0\0`),
);

const signatures: [FileKind, (start: string) => boolean][] = [
  ['jpg', (start) => start.startsWith('\xff\xd8\xff')],
  ['png', (start) => start.startsWith('\x89PNG')],
  ['gif', (start) => start.startsWith('GIF8')],
  ['webp', riff('WEBP')],
  ['tiff', (start) => start.startsWith('II*\0') || start.startsWith('MM\0*')],
  [
    'bmp',
    (start) =>
      start.startsWith('BM') && (start.slice(6, 10) === '\0\0\0\0' || bitmapHeaders.has(start.slice(14, 18))),
  ],
  ['old-office', (start) => start.startsWith('\xd0\xcf\x11\xe0')],
  ['rtf', (start) => start.startsWith('{\\rtf')],
  ['postscript', (start) => start.startsWith('%!PS')],
  // MPEG layers 2 and 3 (also without a leading tag), AAC in ADTS, Ogg, FLAC, AIFF, AMR.
  [
    'sound',
    (start) =>
      /^(ID3|\xff[\xf1-\xf5\xf8-\xfd]|OggS|fLaC|FORM.{4}AIF[FC]|#!AMR)/s.test(start) || riff('WAVE')(start),
  ],
  ['video', (start) => start.startsWith('\x1aE\xdf\xa3') || riff('AVI ')(start)],
];

/** A RIFF container: its form type follows the length. */
function riff(form: string): (start: string) => boolean {
  return (start) => start.startsWith('RIFF') && start.slice(8, 12) === form;
}

/** ISO/IEC 14496-12, 4.3: major brand, version, compatible brands. An AVIF may have mif1 as major brand. */
function mediaKind(text: string): FileKind {
  const brands = text.slice(8, text.charCodeAt(3)).match(/[\s\S]{4}/g) ?? [];
  if (brands.some((brand) => /^avi[fs]/.test(brand))) return 'avif';
  if (/^(hei|hev|mif|msf)/.test(brands[0] ?? '')) return 'heic';
  return /^M4[AB] $/.test(brands[0] ?? '') ? 'sound' : 'video';
}

/** The kind of a ZIP follows from the names of its entries, which are listed at its end. */
async function zipKind(head: string, blob: Blob): Promise<FileKind> {
  if (head.includes('mimetypeapplication/vnd.oasis.opendocument')) return 'opendocument';
  const end = decodeLatin1(await read(blob.slice(-65_536)));
  // Some Windows programs write backslashes.
  const names = (head + end).replaceAll('\\', '/');
  if (names.includes('word/document')) return 'docx';
  if (names.includes('xl/workbook.bin')) return 'xlsb';
  if (names.includes('xl/workbook')) return 'xlsx';
  if (names.includes('ppt/presentation')) return 'pptx';
  // The main part of a workbook may have any name.
  if (/xl\/(worksheets\/|styles\.xml|sharedStrings\.xml)/.test(names)) return 'xlsx';
  return names.includes('Index/Document.iwa') ? appleKind(blob) : 'zip';
}

/** Apple’s programs share one package format: only the extension tells them apart. */
function appleKind(blob: Blob): FileKind {
  const { name = '' } = blob as Partial<File>;
  return (['numbers', 'keynote'] as const).find((kind) => extensions[kind]?.test(name)) ?? 'pages';
}

function textKind(text: string): FileKind {
  const start = text.replace(/^\xef\xbb\xbf/, '').trimStart();
  if (/^<(!doctype html|html|head|body)/i.test(start)) return 'html';
  return start.startsWith('<?xml') ? 'xml' : 'text';
}

/** Whether bytes are only printable characters and line ends, or UTF-16 with a byte order mark. */
function isText(bytes: Uint8Array): boolean {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) return true;
  return bytes.length > 0 && bytes.every((byte) => byte >= 32 || (byte >= 7 && byte <= 13) || byte === 27);
}
