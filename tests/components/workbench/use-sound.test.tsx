import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSound } from '@/components/workbench/shell/use-sound';

/** An audio element as on a slow machine: the duration is known, and a seek done, only when the test says so. */
class SlowAudio extends EventTarget {
  static last: SlowAudio;
  duration = Number.NaN;
  paused = true;
  playbackRate = 1;
  preload = '';
  actualTime = 0;
  seeking = false;
  private requested = 0;
  constructor() {
    super();
    SlowAudio.last = this;
  }
  get currentTime() {
    return this.actualTime;
  }
  set currentTime(time: number) {
    this.requested = time;
    this.seeking = true;
  }
  /** Completes the last seek. */
  completeSeek() {
    this.actualTime = this.requested;
    this.seeking = false;
    this.dispatchEvent(new Event('seeked'));
  }
  reportDuration(duration: number, event = 'loadedmetadata') {
    this.duration = duration;
    this.dispatchEvent(new Event(event));
  }
  play() {
    this.paused = false;
    return Promise.resolve();
  }
  pause() {
    this.paused = true;
  }
  removeAttribute() {}
}

beforeEach(() => {
  vi.stubGlobal('Audio', SlowAudio);
  URL.createObjectURL = () => 'blob:sound';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const sound = new Blob(['sound']);
const renderPlayer = () => renderHook(() => useSound(sound)).result;

test('a seek before the duration is known is shown at once and done later', () => {
  const soundPlayer = renderPlayer();
  act(() => soundPlayer.current.seek(4));
  expect(soundPlayer.current.position()).toBe(4);
  expect(soundPlayer.current.time).toBe(4);
  act(() => SlowAudio.last.reportDuration(6));
  expect(soundPlayer.current.position()).toBe(4);
  act(() => SlowAudio.last.completeSeek());
  expect(SlowAudio.last.actualTime).toBe(4);
  expect(soundPlayer.current.time).toBe(4);
});

test('a requested position counts at once, however long the seek takes', () => {
  const result = renderPlayer();
  act(() => SlowAudio.last.reportDuration(6));
  act(() => result.current.seek(4));
  act(() => void SlowAudio.last.dispatchEvent(new Event('timeupdate')));
  expect(result.current.position()).toBe(4);
  expect(result.current.time).toBe(4);
  act(() => SlowAudio.last.completeSeek());
  SlowAudio.last.actualTime = 5;
  act(() => void SlowAudio.last.dispatchEvent(new Event('timeupdate')));
  expect(result.current.time).toBe(5);
  expect(result.current.position()).toBe(5);
});

test('no position is before the start of a sound or after its end', () => {
  const result = renderPlayer();
  act(() => result.current.seek(60));
  act(() => SlowAudio.last.reportDuration(6));
  expect(result.current.position()).toBe(6);
  act(() => SlowAudio.last.completeSeek());
  act(() => result.current.seek(-3));
  expect(result.current.position()).toBe(0);
});

test('while the duration is determined, a sound reports the requested position', () => {
  const result = renderPlayer();
  act(() => SlowAudio.last.reportDuration(Number.POSITIVE_INFINITY));
  act(() => result.current.seek(2));
  act(() => SlowAudio.last.completeSeek());
  expect(result.current.position()).toBe(2);
  act(() => SlowAudio.last.reportDuration(6, 'durationchange'));
  act(() => SlowAudio.last.completeSeek());
  expect(SlowAudio.last.actualTime).toBe(2);
  expect(result.current).toMatchObject({ time: 2, duration: 6 });
});
