import { useAnswer } from './use-answer';

/** Number of bars of a waveform. */
const barCount = 60;

/** Samples read per bar. */
const samplesPerBar = 1600;

/** Minimum height of a bar, as a share of the highest. */
const minShare = 0.12;

/**
 * Loudness of each part of a sound (root mean square), scaled from the quietest to the loudest part. Without that
 * scaling, a voice without long pauses would be drawn as a flat block.
 */
function loudnessOf(samples: ArrayLike<number>): number[] {
  const size = Math.max(1, Math.floor(samples.length / barCount));
  const step = Math.max(1, Math.floor(size / samplesPerBar));
  const parts = Array.from({ length: Math.min(barCount, samples.length) }, (_, bar) => {
    let [sum, count] = [0, 0];
    for (let offset = bar * size; offset < (bar + 1) * size; offset += step) {
      sum += (samples[offset] ?? 0) ** 2;
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
    return Math.min(share, minShare + ((1 - minShare) * (part - quietest)) / range);
  });
}

/** Loudness of each part of a 16-bit WAV file with the plain 44-byte header. */
export async function wavLoudness(wav: Blob): Promise<number[]> {
  const bytes = await wav.slice(44).arrayBuffer();
  return loudnessOf(new Int16Array(bytes, 0, bytes.byteLength >> 1));
}

/** A compressed sound of more bytes is not decoded just to be drawn. */
const maxBytes = 20_000_000;

/** Loudness of a recording over time, once it is decoded; undefined if that fails, where it can still be played. */
export function useLoudness(sound: Blob | undefined): readonly number[] | undefined {
  const decodable = sound && sound.size <= maxBytes ? sound : undefined;
  const { answer } = useAnswer(decodable, async (sound) => {
    const context = new OfflineAudioContext(1, 1, 8000);
    const decoded = await context.decodeAudioData(await sound.arrayBuffer());
    return loudnessOf(decoded.getChannelData(0));
  });
  return answer;
}
