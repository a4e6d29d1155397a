import type { LogLine } from '@/lib/schema/drawings';
import { Mark } from '../paper';
import { Pen } from '../writing';

/** Words of a line by their look: ended links red, what the AI read yellow, what a person wrote in pen. */
export function What({ what, look }: Pick<LogLine, 'what' | 'look'>) {
  if (look === 'ended') return <span className="font-semibold text-red-600">{what}</span>;
  if (look === 'read') return <Mark>{what}</Mark>;
  if (look === 'pen') return <Pen>{what}</Pen>;
  return what;
}
