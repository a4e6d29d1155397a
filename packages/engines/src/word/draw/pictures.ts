import { embed } from '../../picture/embed';
import { pictureKind } from '../../picture/kind';
import type { PdfWriter } from '../../write/pdf-writer';

/** Embeds a picture of the file. @returns its object; undefined for a picture that cannot be drawn */
export async function embedPicture(
  pdf: PdfWriter,
  path: string,
  bytes: Uint8Array<ArrayBuffer> | undefined,
): Promise<number | undefined> {
  if (!bytes) return undefined;
  const blob = new Blob([bytes]);
  try {
    return (await embed(pdf, blob, await pictureKind({ key: path, name: path, blob }))).object;
  } catch {
    return undefined;
  }
}
