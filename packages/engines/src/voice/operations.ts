import { speak } from './speak';
import { writeTranscript } from './transcript';

/** Operations of the speech engine. */
export const operations = { speak, writeTranscript };

/** What the worker of the speech engine answers, by name. */
export type VoiceOperations = typeof operations;
