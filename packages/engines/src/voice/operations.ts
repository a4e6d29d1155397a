import { speak } from './speak';
import { writeTranscript } from './transcript';

/** Operations of the speech engine. */
export const operations = { speak, writeTranscript };

export type VoiceOperations = typeof operations;
