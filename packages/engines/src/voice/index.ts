/** Reads text aloud into a WAV file, and writes the transcript of what was dictated. */
export { assets } from './assets';
export { operations, type VoiceOperations } from './operations';
export { type SpeakFact, type Spoken, speak } from './speak';
export { type Passage, writeTranscript } from './transcript';
export { durationOf, roundedOf, type Voice } from './voices';
export { readWav, wavHeader } from './wav';
