import { formatMessage } from '@/lib/sentences';
import { IconButton } from '../shell/row-buttons';
import redactStyles from './redact.module.css';

type Props = {
  messages: { previous: string; next: string; place: string };
  /** Place in the list, from 0, and the length of the list. */
  position: number;
  total: number;
  onGo: (by: 1 | -1) => void;
  /** Name of what is counted, if no other text beside it says so. */
  name?: string;
};

/** Steps through places on the pages, scrolling to each; wraps around. */
export function Stepper({ messages, position, total, onGo, name }: Props) {
  return (
    <div className={redactStyles.stepper}>
      <IconButton icon="chevron-left" label={messages.previous} onPress={() => onGo(-1)} />
      <span className="text-(length:--text-sm)">
        {name ? `${name} ` : null}
        {formatMessage(messages.place, { place: position + 1, of: total })}
      </span>
      <IconButton icon="chevron-right" label={messages.next} onPress={() => onGo(1)} />
    </div>
  );
}
