import { isNotFetched } from '../../engine';
import { embed } from '../../picture/embed';
import { pictureKind } from '../../picture/kind';
import type { PdfWriter } from '../../write/pdf-writer';
import { metafileIn } from './metafile-bytes';
import type { MetafileFonts } from './metafiles';

/** A picture in the PDF, and the substituted fonts in it. */
type EmbeddedPicture = { object: number; replaced: readonly string[] };

/** Embeds a picture of the file. @returns undefined for a picture that cannot be drawn */
export async function embedPicture(
  pdf: PdfWriter,
  path: string,
  bytes: Uint8Array<ArrayBuffer> | undefined,
  metafileFonts: MetafileFonts,
): Promise<EmbeddedPicture | undefined> {
  if (!bytes) return undefined;
  try {
    const metafile = await metafileIn(bytes);
    if (metafile) {
      const { host } = metafileFonts.fonts;
      const { metafiles } = await host.part('metafiles', () => import('../parts/metafiles'));
      return await metafiles.embedMetafile(pdf, metafile, metafileFonts);
    }
    const blob = new Blob([bytes]);
    const { object } = await embed(pdf, blob, await pictureKind({ key: path, name: path, blob }));
    return { object, replaced: [] };
  } catch (error) {
    // A part of the engine that could not be fetched is not a fault of the picture.
    if (isNotFetched(error)) throw error;
    return undefined;
  }
}
