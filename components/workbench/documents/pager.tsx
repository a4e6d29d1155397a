import { useEffect, useRef } from 'react';
import { formatMessage } from '@/lib/sentences';
import { IconButton } from '../shell/row-buttons';

type Props = {
  messages: { previous: string; next: string; position: string };
  /** Place in the list, from 0, and the length of the list. */
  place: number;
  total: number;
  onPlace: (place: number) => void;
  /** Items lie side by side: the left and right arrow keys work too. */
  sideways?: boolean;
};

/** Previous and next buttons, also on F8 and Shift+F8. */
export function Pager({ messages, place, total, onPlace, sideways }: Props) {
  const pager = useRef<HTMLDivElement>(null);
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const arrowStep = sideways && isFree(event, pager.current) ? arrows[event.key] : undefined;
      const step = event.key === 'F8' ? (event.shiftKey ? -1 : 1) : arrowStep;
      if (!step) return;
      event.preventDefault();
      const to = place + step;
      if (to >= 0 && to < total) onPlace(to);
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
  return (
    <div ref={pager} className="flex items-center gap-1 print:hidden">
      <IconButton
        icon={sideways ? 'chevron-left' : 'up'}
        label={messages.previous}
        isDisabled={place <= 0}
        onPress={() => onPlace(place - 1)}
      />
      <span className="min-w-[4.2rem] text-center text-(length:--text-sm) text-carbon-950">
        {formatMessage(messages.position, { place: place + 1, of: total })}
      </span>
      <IconButton
        icon={sideways ? 'chevron-right' : 'down'}
        label={messages.next}
        isDisabled={place >= total - 1}
        onPress={() => onPlace(place + 1)}
      />
    </div>
  );
}

const arrows: Record<string, number | undefined> = { ArrowLeft: -1, ArrowRight: 1 };

/** The key is pressed without modifiers, in the tool or on no element, and no field or choice uses it. */
function isFree(event: KeyboardEvent, pager: HTMLElement | null): boolean {
  const { target, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
  if (!(target instanceof Element) || altKey || ctrlKey || metaKey || shiftKey || defaultPrevented)
    return false;
  const inTool = target === document.body || pager?.closest('section')?.contains(target);
  return Boolean(inTool) && !target.matches('input, select, textarea');
}
