import { useCallback, useEffect, useRef, useState } from 'react';

type Sound = { playing: boolean; time: number; duration: number; failed: boolean };

const silent: Sound = { playing: false, time: 0, duration: 0, failed: false };

/**
 * Plays a sound, in its own pitch at any rate. The page's policy has to allow `media-src blob:` (lib/headers.ts).
 *
 * @param rate 1 is as it was recorded
 */
export function useSound(sound: Blob | undefined, rate = 1) {
  const [now, set] = useState(silent);
  const player = useRef<HTMLAudioElement>(undefined);
  const wanted = useRef(rate);
  wanted.current = rate;

  useEffect(() => {
    set(silent);
    if (!sound) return;
    const url = URL.createObjectURL(sound);
    const audio = new Audio(url);
    audio.preload = 'metadata';
    player.current = audio;
    const follow = () => {
      const { duration, currentTime: time, paused } = audio;
      // What a microphone recorded does not say how long it is before it was looked for at its end.
      if (duration === Number.POSITIVE_INFINITY) {
        audio.currentTime = 1e9;
        audio.addEventListener('durationchange', () => (audio.currentTime = 0), { once: true });
      } else if (duration > 0) set({ playing: !paused, time, duration, failed: false });
    };
    const fail = () => set({ ...silent, failed: true });
    const events = ['loadedmetadata', 'durationchange', 'timeupdate', 'play', 'pause', 'ended', 'seeked'];
    for (const event of events) audio.addEventListener(event, follow);
    audio.addEventListener('error', fail);
    return () => {
      for (const event of events) audio.removeEventListener(event, follow);
      audio.removeEventListener('error', fail);
      audio.pause();
      audio.removeAttribute('src');
      URL.revokeObjectURL(url);
      player.current = undefined;
    };
  }, [sound]);

  useEffect(() => {
    if (player.current) player.current.playbackRate = rate;
  }, [rate]);

  const seek = useCallback((time: number) => {
    const audio = player.current;
    if (audio) audio.currentTime = Math.min(Math.max(0, time), audio.duration || 0);
  }, []);
  const play = useCallback(() => {
    const audio = player.current;
    if (!audio) return;
    audio.playbackRate = wanted.current;
    audio.play().catch(() => undefined);
  }, []);
  const playFrom = useCallback(
    (time: number) => {
      seek(time);
      play();
    },
    [seek, play],
  );
  const stop = useCallback(() => player.current?.pause(), []);
  /** Exactly where it is; `time` is told four times a second. */
  const at = useCallback(() => player.current?.currentTime ?? 0, []);

  return { ...now, play, playFrom, stop, seek, at };
}

export type SoundPlayer = ReturnType<typeof useSound>;
