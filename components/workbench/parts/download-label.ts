import type { FrameWords } from '@/lib/schema/workbench';
import { say } from '@/lib/sentences';

/** Characters of a name that fit the button on one line of a phone. */
const ROOM = 19;

/** Label of the save button: the file's name, or its kind if the name would wrap. */
export function downloadLabel(frame: FrameWords, file: string): string {
  if (file.length <= ROOM) return say(frame.download, { file });
  const ending = file.slice(file.lastIndexOf('.') + 1);
  return say(frame.downloadKind, { kind: frame.endings[ending] ?? ending.toUpperCase() });
}
