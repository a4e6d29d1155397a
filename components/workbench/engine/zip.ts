import type { ResultFile } from '@/lib/engines/engine';
import { zipOf } from '@/lib/engines/zip';

/** Packs several results into one ZIP. */
export async function zipBlob(files: readonly ResultFile[]): Promise<Blob> {
  const blob = await new Response(zipOf([...files])).blob();
  return blob.slice(0, blob.size, 'application/zip');
}
