import { Fault, type SourceFile } from '../engine';
import { type FileKind, fileKind } from '../kind';

const kinds = ['jpg', 'png', 'webp', 'avif', 'heic', 'gif', 'bmp'] as const satisfies FileKind[];

/** Formats of pictures that can become a page. */
export type PictureKind = (typeof kinds)[number];

/** Format of a chosen picture, recognised by its bytes. @throws Fault `empty`, or `kind` with the actual format */
export async function pictureKind(file: SourceFile): Promise<PictureKind> {
  const kind = await pageKind(file);
  if (kind === 'tiff') throw new Fault('kind', { file: file.name, detail: kind });
  return kind;
}

/** Like `pictureKind`, but also accepts TIFF, which may contain several pages. */
export async function pageKind(file: SourceFile): Promise<PictureKind | 'tiff'> {
  if (file.blob.size === 0) throw new Fault('empty', { file: file.name });
  const fileType = await fileKind(file.blob);
  const kind = fileType === 'tiff' ? fileType : kinds.find((kind) => kind === fileType);
  if (!kind) throw new Fault('kind', { file: file.name, detail: fileType });
  return kind;
}
