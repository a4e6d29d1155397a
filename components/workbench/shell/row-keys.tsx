import { type ReactNode, useEffect, useRef } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { say } from '@/lib/sentences';
import styles from './row-keys.module.css';
import { useSharedMessages } from './use-messages';

type KeyProps = {
  icon: IconName;
  label: string;
  /** Disabled, still rendered. */
  off?: boolean;
  id?: string;
  onPress: () => void;
};

/** An icon button of a row: 44 pixels, with an accessible name. */
export function Key({ icon, label, off, id, onPress }: KeyProps) {
  return (
    <button
      type="button"
      data-key={id}
      aria-label={label}
      aria-disabled={off || undefined}
      className={`print:hidden! ${styles.key}`}
      onClick={() => off || onPress()}
    >
      <Icon name={icon} />
    </button>
  );
}

type Props = {
  name: string;
  /** Place in the list, from 0, and the length of the list. */
  place: number;
  total: number;
  /** Moves the row to another place, from 0. */
  onPlace?: (place: number) => void;
  onRemove?: () => void;
  /** Further buttons of the tool, before the remove button. */
  children?: ReactNode;
};

/** Buttons that move a row or remove it from the list. The pressed button keeps the focus. */
export function RowButtons({ name, place, total, onPlace, onRemove, children }: Props) {
  const shared = useSharedMessages();
  const keys = useRef<HTMLDivElement>(null);
  const pressed = useRef<string>(undefined);

  // React may move the row's element, which blurs its button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when the place changes.
  useEffect(() => {
    const keyButtons = [...(keys.current?.querySelectorAll<HTMLButtonElement>('[data-key]') ?? [])];
    const same = keyButtons.find(({ dataset }) => dataset.key === pressed.current);
    (same?.getAttribute('aria-disabled') === 'true'
      ? keyButtons.find((key) => !key.ariaDisabled)
      : same
    )?.focus();
    pressed.current = undefined;
  }, [place]);

  const key = (id: string, icon: IconName, label: string, to: number) => (
    <Key
      id={id}
      icon={icon}
      label={say(label, { file: name })}
      off={to < 0 || to >= total || to === place}
      onPress={() => {
        pressed.current = id;
        onPlace?.(to);
      }}
    />
  );
  return (
    <div ref={keys} className="flex flex-wrap items-center" data-many={total >= 5 || undefined}>
      {total >= 5 && onPlace ? key('first', 'first', shared.first, 0) : null}
      {total > 1 && onPlace ? key('up', 'up', shared.up, place - 1) : null}
      {total > 1 && onPlace ? key('down', 'down', shared.down, place + 1) : null}
      {total >= 5 && onPlace ? key('last', 'last', shared.last, total - 1) : null}
      {children}
      {onRemove ? <Key icon="x" label={say(shared.takeOff, { file: name })} onPress={onRemove} /> : null}
    </div>
  );
}
