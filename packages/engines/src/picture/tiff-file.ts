import type { Host } from '../engine';
import { read } from '../write/bytes';
import type { TiffPage } from './tiff';

/** Pages of a TIFF file; the code that reads them is fetched at the first use. @throws Fault `damaged` */
export async function pagesOfTiff(blob: Blob, host: Host): Promise<TiffPage[]> {
  const { tiffPages } = await host.part('tiff', () => import('./parts/tiff'));
  return tiffPages(await read(blob));
}
