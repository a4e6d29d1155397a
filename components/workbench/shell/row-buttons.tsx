import { type ReactNode, useEffect, useRef } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { formatMessage } from '@/lib/sentences';
import styles from './row-buttons.module.css';
import { useSharedMessages } from './use-messages';

type IconButtonProps = {
  icon: IconName;
  label: string;
  /** Visible words beside the icon, which the label contains. */
  text?: string | undefined;
  /** Disabled, still rendered. */
  isDisabled?: boolean;
  id?: string;
  onPress: () => void;
};

/** A button of a row, at least 44 pixels wide: an icon with an accessible name. */
export function IconButton({ icon, label, text, isDisabled, id, onPress }: IconButtonProps) {
  return (
    <button
      type="button"
      data-key={id}
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      className={`print:hidden! ${styles.button}`}
      onClick={() => isDisabled || onPress()}
    >
      <Icon name={icon} />
      {text}
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
  const root = useRef<HTMLDivElement>(null);
  const pressed = useRef<string>(undefined);

  // React may move the row's element, which blurs its button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the place changes.
  useEffect(() => {
    const buttons = [...(root.current?.querySelectorAll<HTMLButtonElement>('[data-key]') ?? [])];
    const same = buttons.find(({ dataset }) => dataset.key === pressed.current);
    (same?.getAttribute('aria-disabled') === 'true'
      ? buttons.find((button) => !button.ariaDisabled)
      : same
    )?.focus();
    pressed.current = undefined;
  }, [place]);

  const moveButton = (id: string, icon: IconName, label: string, to: number) => (
    <IconButton
      id={id}
      icon={icon}
      label={formatMessage(label, { file: name })}
      isDisabled={to < 0 || to >= total || to === place}
      onPress={() => {
        pressed.current = id;
        onPlace?.(to);
      }}
    />
  );
  return (
    <div ref={root} className="flex flex-wrap items-center" data-many={total >= 5 || undefined}>
      {total >= 5 && onPlace ? moveButton('first', 'first', shared.first, 0) : null}
      {total > 1 && onPlace ? moveButton('up', 'up', shared.up, place - 1) : null}
      {total > 1 && onPlace ? moveButton('down', 'down', shared.down, place + 1) : null}
      {total >= 5 && onPlace ? moveButton('last', 'last', shared.last, total - 1) : null}
      {children}
      {onRemove ? (
        <IconButton icon="x" label={formatMessage(shared.removeFile, { file: name })} onPress={onRemove} />
      ) : null}
    </div>
  );
}
