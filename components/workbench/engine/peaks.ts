/** Bars of a drawn sound. */
const bars = 60;

/** The loudest of each part of a sound, as shares of the loudest of all. */
export function peaksOf(samples: ArrayLike<number>): number[] {
  const size = Math.max(1, Math.floor(samples.length / bars));
  const step = Math.max(1, Math.floor(size / 400));
  const peaks = Array.from({ length: Math.min(bars, samples.length) }, (_, bar) => {
    let most = 0;
    for (let at = bar * size; at < (bar + 1) * size; at += step)
      most = Math.max(most, Math.abs(samples[at] ?? 0));
    return most;
  });
  const loudest = Math.max(...peaks, 1e-9);
  return peaks.map((peak) => peak / loudest);
}

/** The same of a WAV file of 16 bits with the plain header of 44 bytes. */
export async function wavPeaks(wav: Blob): Promise<number[]> {
  const bytes = await wav.slice(44).arrayBuffer();
  return peaksOf(new Int16Array(bytes, 0, bytes.byteLength >> 1));
}

/** A text as bars: the longer the words at a place, the higher. */
export function textBars(texts: readonly string[]): number[] {
  const words = texts.flatMap((text) => text.split(/\s+/)).map((word) => word.length);
  if (words.length === 0) return [];
  return Array.from({ length: bars }, (_, bar) => {
    const length = words[Math.floor((bar / bars) * words.length)] ?? 0;
    return Math.min(1, 0.25 + length / 14);
  });
}
