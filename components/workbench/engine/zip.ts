import type { ResultFile } from '@/lib/engines/engine';

/** Several results as one ZIP. Its writer is loaded when it is asked for. */
export async function zipBlob(files: readonly ResultFile[]): Promise<Blob> {
  const { zipOf } = await import('@/lib/engines/zip');
  const blob = await new Response(zipOf([...files])).blob();
  return blob.slice(0, blob.size, 'application/zip');
}
