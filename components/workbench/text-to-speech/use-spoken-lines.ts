import { useCallback, useEffect, useRef, useState } from 'react';

type Playback = {
  line: number;
  /** Characters of the line spoken so far, if the voice reports them. */
  upTo: number;
  playing: boolean;
  failed: boolean;
};

const initial: Playback = { line: 0, upTo: 0, playing: false, failed: false };

/** Rest of a word, in scripts that separate words. */
const restOfWord = /[^\s\p{P}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]*/uy;

/** End of the word at an offset: the length that a voice reports may be of a part of the word, or missing. */
function endOfWord(text: string, offset: number): number {
  if (offset === 0 || /\s/.test(text[offset - 1] ?? '')) return offset;
  restOfWord.lastIndex = offset;
  return offset + (restOfWord.exec(text)?.[0].length ?? 0);
}

/** Reads lines aloud with a device voice, one after the other. */
export function useSpokenLines(
  lines: readonly string[],
  voice: SpeechSynthesisVoice | undefined,
  rate: number,
) {
  const [playback, setPlayback] = useState(initial);
  const currentRun = useRef(0);
  // Chromium garbage-collects an utterance without reference and never fires its `end` event.
  const spoken = useRef<SpeechSynthesisUtterance>(undefined);

  const stop = useCallback(() => {
    currentRun.current += 1;
    window.speechSynthesis?.cancel();
    setPlayback((current) => ({ ...current, playing: false, upTo: 0 }));
  }, []);

  function play(line: number) {
    currentRun.current += 1;
    const thisRun = currentRun.current;
    const text = lines[line];
    window.speechSynthesis?.cancel();
    if (!voice || text === undefined) return setPlayback(initial);
    setPlayback({ ...initial, line, playing: true });
    const utterance = new SpeechSynthesisUtterance(text);
    spoken.current = utterance;
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = rate;
    utterance.onboundary = ({ charIndex, charLength = 0 }) => {
      if (currentRun.current === thisRun)
        setPlayback((current) => ({ ...current, upTo: endOfWord(text, charIndex + charLength) }));
    };
    utterance.onend = () => currentRun.current === thisRun && play(line + 1);
    utterance.onerror = () =>
      currentRun.current === thisRun && setPlayback({ ...initial, line, failed: true });
    speechSynthesis.speak(utterance);
  }

  // Another voice or speed restarts the line.
  // biome-ignore lint/correctness/useExhaustiveDependencies: continues from the current line.
  useEffect(() => {
    if (playback.playing) play(playback.line);
  }, [voice, rate]);
  // Another text starts at its first line.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only for another text.
  useEffect(() => {
    stop();
    setPlayback(initial);
  }, [lines]);
  useEffect(() => {
    addEventListener('pagehide', stop);
    return () => {
      removeEventListener('pagehide', stop);
      stop();
    };
  }, [stop]);

  return { ...playback, play, stop };
}
