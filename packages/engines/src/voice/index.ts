/** Reads text aloud into a WAV file, and writes the transcript of what was dictated. */
export { assets } from './assets';
export * from './client';
export { operations, type VoiceOperations } from './operations';
export { type SpeakFact, type SpeakInput, type SpeakOutcome, speak } from './speak';
export { type Passage, type TranscriptInput, writeTranscript } from './transcript';
export type { Voice } from './voices';
export { readWav, wavHeader } from './wav';
