import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { EngineFiles } from '@/lib/engine-files';
import { inRoot } from '@/scripts/lib/paths';

/** Engines of the last build, by name. */
export const builtEngines = (): Record<string, EngineFiles> =>
  JSON.parse(readFileSync(inRoot('.cache/engines.json'), 'utf8'));

/** A file for the page, in Base64 because `evaluate` does not pass bytes. */
type EncodedFile = { name: string; base64: string; password?: string };

export const encodeFile = (name: string, bytes: Uint8Array | string): EncodedFile => ({
  name,
  base64: Buffer.from(bytes as Uint8Array).toString('base64'),
});

type Answer = { output?: unknown; code?: string; details?: unknown; assets: string[] };

/**
 * Runs an operation of an engine in its worker, as the page does. `files` become sources in the input. Buffers of the output
 * are returned as Base64, pictures as their size and their number of dark pixels.
 */
export function runEngine(
  page: Page,
  { src, assets }: EngineFiles,
  operation: string,
  files: EncodedFile[],
  input: Record<string, unknown> = {},
): Promise<Answer> {
  return page.evaluate(
    async ({ src, assets, operation, files, input }) => {
      const blobs = await Promise.all(
        files.map(async ({ name, base64, ...rest }, index) => {
          const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
          return { key: `${index}`, name, blob: new Blob([bytes]), ...rest };
        }),
      );
      const requested: string[] = [];
      const worker = new Worker(src);
      const answer = await new Promise<{ output?: unknown; code?: string; details?: unknown }>(
        (resolve, reject) => {
          worker.onerror = (event) => reject(new Error(event.message));
          worker.onmessage = async ({ data }) => {
            if ('asset' in data) {
              requested.push(data.asset);
              const bytes = new Uint8Array(await (await fetch(assets + data.asset)).arrayBuffer());
              worker.postMessage({ asset: data.asset, bytes }, [bytes.buffer]);
            } else if (!('progress' in data)) resolve(data);
          };
          const pictures = blobs.map((file) => ({ file }));
          const fullInput =
            operation === 'inspect' ? blobs[0] : { file: blobs[0], source: blobs[0], pictures, ...input };
          worker.postMessage({ id: 1, operation, input: fullInput });
        },
      );
      worker.terminate();

      const serializable = async (value: unknown): Promise<unknown> => {
        if (value instanceof ImageBitmap) {
          const canvas = new OffscreenCanvas(value.width, value.height);
          const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
          context.drawImage(value, 0, 0);
          const { data } = context.getImageData(0, 0, value.width, value.height);
          const dark = data.filter((level, index) => index % 4 === 0 && level < 128).length;
          return { width: value.width, height: value.height, dark };
        }
        if (value instanceof Blob) return serializable(new Uint8Array(await value.arrayBuffer()));
        if (value instanceof Uint8Array)
          return { base64: btoa(Array.from(value, (byte) => String.fromCharCode(byte)).join('')) };
        if (Array.isArray(value)) return Promise.all(value.map(serializable));
        if (value && typeof value === 'object') {
          const entries = Object.entries(value).map(async ([key, inner]) => [key, await serializable(inner)]);
          return Object.fromEntries(await Promise.all(entries));
        }
        return value;
      };
      return { ...((await serializable(answer)) as typeof answer), assets: requested };
    },
    { src, assets, operation, files, input },
  );
}
