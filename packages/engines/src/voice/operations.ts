import { speak } from './speak';
import { writeTranscript } from './transcript';

/** Operations of the voice engine. */
export const operations = { speak, writeTranscript };

/** Operations of the voice engine's worker, by name. */
export type VoiceOperations = typeof operations;
