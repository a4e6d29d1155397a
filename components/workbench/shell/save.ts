import { type ResultFile, zipOf } from 'engines';
import { avoidDeviceName, startOfName, stem } from 'engines/pdf/client';
import { formatMessage } from '@/lib/sentences';

/** Size in bytes from which files are written straight to disk if the browser can do so (Chromium’s file picker). */
const STREAMED_FROM = 200_000_000;

type Picker = (options: { suggestedName: string }) => Promise<{
  createWritable(): Promise<WritableStream<Uint8Array | Blob>>;
}>;

export const blobOf = ({ parts, type }: ResultFile): Blob => new Blob(parts, { type });

/** Offers a finished file for saving, under its name. @returns false when the visitor cancelled */
export async function save(name: string, blob: Blob): Promise<boolean> {
  const picker = (window as unknown as { showSaveFilePicker?: Picker }).showSaveFilePicker;
  if (picker && blob.size >= STREAMED_FROM) {
    try {
      const file = await picker.call(window, { suggestedName: name });
      await blob.stream().pipeTo((await file.createWritable()) as WritableStream<Uint8Array>);
      return true;
    } catch (error) {
      if ((error as Error).name === 'AbortError') return false;
    }
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Safari reads the file some time after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return true;
}

/** A name valid on all file systems: no path, no reserved characters, not empty, not too long, with this ending. */
export function fileName(typed: string, ending: string, fallback: string): string {
  const clean = typed
    .replace(/[\p{Cc}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const withoutEnding = clean.toLowerCase().endsWith(`.${ending}`)
    ? clean.slice(0, -ending.length - 1)
    : clean;
  const valid = avoidDeviceName(withoutEnding.replace(/^[. ]+|[. ]+$/g, '')) || fallback;
  return `${startOfName(valid, `.${ending}`)}.${ending}`;
}

/** A file name from a pattern: `name` replaces `{name}`, and loses its end if the result is too long. */
export function nameWith(pattern: string, name: string, ending: string, fallback: string): string {
  const rest = formatMessage(pattern, { name: '' });
  return fileName(formatMessage(pattern, { name: startOfName(name, `${rest}.${ending}`) }), ending, fallback);
}

/** Name of a file made from a document: the document's name without its ending replaces `{name}`. */
export const nameOfCopy = (pattern: string, doc: string, ending: string, fallback: string): string =>
  nameWith(pattern, stem(doc).replace(/\.(docx|txt|md|text)$/i, ''), ending, fallback);

/** One result as it is, several in one ZIP. */
export async function packed(files: readonly ResultFile[]): Promise<Blob> {
  const [first] = files;
  if (first && files.length === 1) return blobOf(first);
  const blob = await new Response(zipOf([...files])).blob();
  return blob.slice(0, blob.size, 'application/zip');
}
