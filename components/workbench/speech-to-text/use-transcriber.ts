import { useCallback, useEffect, useRef, useState } from 'react';
import { type Availability, availability, install, transcribeTrack } from './recognition';

/** Languages for which browsers have packs; the first is the default. */
export const languages = [
  'en-IN',
  'en-US',
  'en-GB',
  'hi-IN',
  'de-DE',
  'fr-FR',
  'es-ES',
  'it-IT',
  'ja-JP',
] as const;

export type Failure = 'microphone' | 'recognition' | 'install';

type State = {
  availability?: Availability;
  stage?: 'install' | 'recording' | 'microphone';
  /** Position up to which the browser has listened, in seconds. */
  time: number;
  guess: string;
  failed?: Failure;
};

/** Seconds to wait for the last words after the sound has ended. */
const SECONDS_AFTER_END = 2;

/** Has the browser transcribe a recording or a microphone, on the device. */
export function useTranscriber(onWords: (start: number, text: string) => void) {
  const [language, setLanguage] = useState<string>(languages[0]);
  const [state, setState] = useState<State>({ time: 0, guess: '' });
  const endTranscription = useRef<() => void>(undefined);
  const onWordsRef = useRef(onWords);
  onWordsRef.current = onWords;

  useEffect(() => {
    let cancelled = false;
    setState({ time: 0, guess: '' });
    void availability(language).then(
      (availability) => cancelled || setState({ time: 0, guess: '', availability }),
    );
    return () => {
      cancelled = true;
      endTranscription.current?.();
    };
  }, [language]);

  const stop = useCallback((failed?: Failure) => {
    endTranscription.current?.();
    endTranscription.current = undefined;
    setState((current) => ({ ...current, stage: undefined, guess: '', failed }));
  }, []);

  /** Transcribes a track; words get the time a second before their first interim result. */
  function transcribe(track: MediaStreamTrack, position: () => number, close: () => void) {
    let phraseStart: number | undefined;
    const stopListening = transcribeTrack(track, language, {
      onGuess(guess) {
        if (guess) phraseStart ??= Math.max(0, position() - 1);
        setState((before) => ({ ...before, guess }));
      },
      onWords(text) {
        onWordsRef.current(phraseStart ?? position(), text);
        phraseStart = undefined;
      },
      onFailed: () => stop('recognition'),
    });
    endTranscription.current = () => {
      stopListening();
      close();
    };
  }

  return {
    ...state,
    language,
    setLanguage,
    stop: () => stop(),
    async install() {
      setState((current) => ({ ...current, stage: 'install', failed: undefined }));
      const isInstalled = await install(language);
      const newAvailability = await availability(language);
      setState({
        time: 0,
        guess: '',
        availability: newAvailability,
        failed: isInstalled ? undefined : 'install',
      });
    },
    /** Plays the recording to the recogniser instead of the loudspeaker, so it takes as long as the recording. */
    async recording(sound: Blob, from: number) {
      setState((current) => ({ ...current, stage: 'recording', time: from, failed: undefined }));
      const url = URL.createObjectURL(sound);
      const audio = new Audio(url);
      const context = new AudioContext();
      try {
        const destination = context.createMediaStreamDestination();
        context.createMediaElementSource(audio).connect(destination);
        const [track] = destination.stream.getAudioTracks();
        if (!track) throw new Error('no track');
        audio.currentTime = from;
        audio.addEventListener('timeupdate', () =>
          setState((current) => ({ ...current, time: audio.currentTime })),
        );
        audio.addEventListener('ended', () => setTimeout(stop, SECONDS_AFTER_END * 1000));
        transcribe(
          track,
          () => audio.currentTime,
          () => {
            audio.pause();
            void context.close();
            URL.revokeObjectURL(url);
          },
        );
        await audio.play();
      } catch {
        stop('recognition');
      }
    },
    async microphone(from: number) {
      setState((current) => ({ ...current, stage: 'microphone', time: from, failed: undefined }));
      let stream: MediaStream;
      try {
        stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      } catch {
        return stop('microphone');
      }
      const since = performance.now();
      const position = () => from + (performance.now() - since) / 1000;
      const [track] = stream.getAudioTracks();
      const tick = setInterval(() => setState((before) => ({ ...before, time: position() })), 1000);
      try {
        if (!track) throw new Error('no track');
        transcribe(track, position, () => {
          clearInterval(tick);
          for (const track of stream.getTracks()) track.stop();
        });
      } catch {
        clearInterval(tick);
        for (const track of stream.getTracks()) track.stop();
        stop('recognition');
      }
    },
  };
}

export type Transcriber = ReturnType<typeof useTranscriber>;
