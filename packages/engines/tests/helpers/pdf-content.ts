import { inflateSync } from 'node:zlib';

/** Operators of all pages of a PDF that an engine wrote: its unpacked streams, apart from fonts and pictures. */
export function contentOf(pdf: Uint8Array): string {
  const raw = Buffer.from(pdf).toString('latin1');
  const streams = [...raw.matchAll(/stream\r?\n(.*?)\r?\nendstream/gs)].map(([, bytes = '']) => {
    try {
      return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return streams.filter((text) => / (Tm|re|l|Do)\b/.test(text.slice(0, 2000))).join('\n');
}
