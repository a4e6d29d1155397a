import { memo, type RefObject, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Messages } from '@/content/messages-type';
import { formatMessage } from '@/lib/sentences';
import { useOutsidePress } from '../shell/use-outside-press';
import { FilesButton } from './files-button';
import styles from './insert-button.module.css';

/** Inserts a blank page or files before the page at this index. */
export type Insertion = {
  onBlank: (index: number) => void;
  onFiles: (index: number, files: readonly File[]) => void;
};

/** Width of the choices in CSS pixels; near the right edge of the pages they open to the left. */
const CHOICES_WIDTH = 224;

type Props = {
  messages: Messages<'merge-pdf'>['organise']['insert'];
  /** Index of the page before which the button inserts. */
  index: number;
  /** The page is the last one, which has a button after it too. */
  isLast: boolean;
  /** The page is the tab stop of the grid. */
  tabStop: boolean;
  insertion: RefObject<Insertion>;
};

/** A button in the gap before a page: inserts a blank page or files there. The last page has a button after it as well. */
export const InsertButton = memo(function InsertButton({ index, isLast, ...props }: Props) {
  return (
    <>
      <Gap {...props} index={index} />
      {isLast ? <Gap {...props} index={index + 1} isEnd /> : null}
    </>
  );
});

function Gap({ messages, index, isEnd, tabStop, insertion }: Omit<Props, 'isLast'> & { isEnd?: boolean }) {
  const [open, setOpen] = useState(false);
  const [isFlipped, setIsFlipped] = useState(false);
  const gap = useRef<HTMLDivElement>(null);
  useOutsidePress(gap, open, () => setOpen(false));
  const label = isEnd ? messages.end : formatMessage(messages.before, { position: index + 1 });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the choices from any control in it.
    <div
      ref={gap}
      className={styles.gap}
      data-insert={isEnd ? 'end' : 'before'}
      data-open={open || undefined}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        setOpen(false);
        gap.current?.querySelector('button')?.focus();
      }}
    >
      <button
        type="button"
        title={label}
        aria-label={label}
        aria-expanded={open}
        tabIndex={tabStop ? 0 : -1}
        onClick={({ currentTarget }) => {
          const { left } = currentTarget.getBoundingClientRect();
          const { right } = currentTarget.closest('fieldset')?.getBoundingClientRect() ?? {};
          setIsFlipped(right !== undefined && left + CHOICES_WIDTH > right);
          setOpen(!open);
        }}
      >
        <Icon name="plus" size={16} stroke={2.5} />
      </button>
      {open ? (
        <div className={styles.choices} data-flipped={isFlipped || undefined}>
          <button
            type="button"
            className="outlined"
            onClick={() => {
              setOpen(false);
              insertion.current.onBlank(index);
            }}
          >
            {messages.blank}
          </button>
          <FilesButton
            label={messages.file}
            onFiles={(files) => {
              setOpen(false);
              insertion.current.onFiles(index, files);
            }}
          >
            {messages.file}
          </FilesButton>
        </div>
      ) : null}
    </div>
  );
}
