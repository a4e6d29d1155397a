/** Bars of a drawn sound. */
const bars = 60;

/** Steps of a part that are heard. */
const heard = 1600;

/** Share that the quietest part has at least. */
const least = 0.12;

/**
 * How loud each part of a sound is (the mean of its squares), from the quietest, which is low, to the loudest. A voice that
 * never pauses for as long as a part is would be a flat block otherwise.
 */
export function loudnessOf(samples: ArrayLike<number>): number[] {
  const size = Math.max(1, Math.floor(samples.length / bars));
  const step = Math.max(1, Math.floor(size / heard));
  const parts = Array.from({ length: Math.min(bars, samples.length) }, (_, bar) => {
    let [sum, count] = [0, 0];
    for (let at = bar * size; at < (bar + 1) * size; at += step) {
      sum += (samples[at] ?? 0) ** 2;
      count += 1;
    }
    return Math.sqrt(sum / count);
  });
  const loudest = Math.max(...parts, 1e-9);
  const quietest = Math.min(...parts, loudest);
  const range = loudest - quietest;
  if (range < 0.02 * loudest) return parts.map((part) => part / loudest);
  return parts.map((part) => {
    const share = part / loudest;
    return Math.min(share, least + ((1 - least) * (part - quietest)) / range);
  });
}

/** The same of a WAV file of 16 bits with the plain header of 44 bytes. */
export async function wavLoudness(wav: Blob): Promise<number[]> {
  const bytes = await wav.slice(44).arrayBuffer();
  return loudnessOf(new Int16Array(bytes, 0, bytes.byteLength >> 1));
}
