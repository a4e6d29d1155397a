import { useEffect, useState } from 'react';

/**
 * Device voices that do not send the text anywhere; those of the reader's languages first. A voice that is
 * not `localService` is excluded: its text would go to a server.
 */
export function useDeviceVoices(): readonly SpeechSynthesisVoice[] {
  const [voices, setVoices] = useState<readonly SpeechSynthesisVoice[]>([]);
  useEffect(() => {
    const { speechSynthesis } = window as { speechSynthesis?: SpeechSynthesis };
    if (!speechSynthesis) return;
    const read = () =>
      setVoices(
        speechSynthesis
          .getVoices()
          .filter(({ localService }) => localService === true)
          .sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name)),
      );
    read();
    speechSynthesis.addEventListener?.('voiceschanged', read);
    return () => speechSynthesis.removeEventListener?.('voiceschanged', read);
  }, []);
  return voices;
}

function rank({ lang }: SpeechSynthesisVoice): number {
  const ownLanguages = navigator.languages.map((language) => language.toLowerCase());
  const voice = lang.replace('_', '-').toLowerCase();
  if (ownLanguages.includes(voice)) return 0;
  if (voice === 'en-in') return 1;
  if (ownLanguages.some((language) => language.split('-')[0] === voice.split('-')[0])) return 2;
  return voice.startsWith('en') ? 3 : 4;
}
