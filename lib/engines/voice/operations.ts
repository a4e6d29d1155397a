import { speak } from './speak';
import { writeTranscript } from './transcript';

/** What the engine for speech can do. */
export const operations = { speak, writeTranscript };

export type VoiceOperations = typeof operations;
