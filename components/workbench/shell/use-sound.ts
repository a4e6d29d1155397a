import { useCallback, useEffect, useRef, useState } from 'react';

type Playback = { playing: boolean; time: number; duration: number; failed: boolean };

const isKnown = ({ duration }: HTMLAudioElement) => duration > 0 && duration < Number.POSITIVE_INFINITY;
const silent: Playback = { playing: false, time: 0, duration: 0, failed: false };

/**
 * Plays a sound, at any rate in its original pitch, under `media-src blob:` (lib/headers.ts).
 *
 * @param rate 1 is the recorded speed
 */
export function useSound(sound: Blob | undefined, rate = 1) {
  const [playback, setPlayback] = useState(silent);
  const player = useRef<HTMLAudioElement>(undefined);
  const targetRate = useRef(rate);
  targetRate.current = rate;
  /** Target of a pending seek: on a slow machine a typed time mark would otherwise get the old position. */
  const requested = useRef<number>(undefined);

  /** Seeks to the requested position once the duration is known. */
  const seekWhenKnown = useCallback(() => {
    const { current: audio } = player;
    if (!audio || requested.current === undefined || !isKnown(audio)) return;
    requested.current = Math.min(requested.current, audio.duration);
    audio.currentTime = requested.current;
  }, []);

  useEffect(() => {
    setPlayback(silent);
    if (!sound) return;
    const url = URL.createObjectURL(sound);
    const audio = new Audio(url);
    audio.preload = 'metadata';
    player.current = audio;
    requested.current = undefined;
    let measuring = false;
    const findDuration = () => {
      if (audio.duration !== Number.POSITIVE_INFINITY) return seekWhenKnown();
      // MediaRecorder's recordings have no duration before a seek to their end.
      requested.current ??= 0;
      if (!measuring) audio.currentTime = 1e9;
      measuring = true;
    };
    const onPlayerEvent = ({ type }: Event) => {
      if (type === 'loadedmetadata' || type === 'durationchange') findDuration();
      if (!isKnown(audio)) return;
      if (type === 'seeked' && !audio.seeking) requested.current = undefined;
      const { duration, currentTime, paused } = audio;
      setPlayback({ playing: !paused, time: requested.current ?? currentTime, duration, failed: false });
    };
    const fail = () => setPlayback({ ...silent, failed: true });
    const events = ['loadedmetadata', 'durationchange', 'timeupdate', 'play', 'pause', 'ended', 'seeked'];
    const listening = new AbortController();
    const { signal } = listening;
    for (const event of events) audio.addEventListener(event, onPlayerEvent, { signal });
    audio.addEventListener('error', fail, { signal });
    return () => {
      listening.abort();
      audio.pause();
      audio.removeAttribute('src');
      URL.revokeObjectURL(url);
      player.current = undefined;
    };
  }, [sound, seekWhenKnown]);

  useEffect(() => {
    if (player.current) player.current.playbackRate = rate;
  }, [rate]);

  const seek = useCallback(
    (to: number) => {
      requested.current = Math.max(0, to);
      seekWhenKnown();
      const time = requested.current;
      setPlayback((previous) => ({ ...previous, time }));
    },
    [seekWhenKnown],
  );
  const play = useCallback(() => {
    const audio = player.current;
    if (!audio) return;
    audio.playbackRate = targetRate.current;
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
  /** The exact position; `time` is updated only four times a second. */
  const position = useCallback(() => requested.current ?? player.current?.currentTime ?? 0, []);

  return { ...playback, play, playFrom, stop, seek, position };
}

export type SoundPlayer = ReturnType<typeof useSound>;
