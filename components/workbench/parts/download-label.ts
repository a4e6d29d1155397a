import type { FrameWords } from '@/lib/schema/workbench';
import { say } from '@/lib/words';

/** Letters of a name that the button holds on one line of a phone. */
const ROOM = 19;

/** Words of the button that saves a file: its name, or its kind where the name would break. */
export function downloadLabel(frame: FrameWords, file: string): string {
  if (file.length <= ROOM) return say(frame.download, { file });
  const ending = file.slice(file.lastIndexOf('.') + 1);
  return say(frame.downloadKind, { kind: frame.endings[ending] ?? ending.toUpperCase() });
}
