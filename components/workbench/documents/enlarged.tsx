import type { Size } from 'engines/pdf';
import { type ReactNode, useEffect, useRef } from 'react';
import type { SharedMessages } from '@/lib/schema/workbench';
import { IconButton } from '../shell/row-buttons';
import styles from './enlarged.module.css';
import { Thumb } from './thumb';

/** Width in CSS pixels at which an enlarged page is drawn. */
export const enlargedWidth = 960;

type Props = {
  messages: SharedMessages['enlarge'];
  /** The shown page, and the name of the dialog. */
  title: string;
  size?: Size;
  copied?: boolean;
  draw?: (width: number) => Promise<ImageBitmap>;
  /** Replaces the drawing: the page with overlays. */
  children?: ReactNode;
  /** Number of the shown page, and the number of pages. */
  page: number;
  total: number;
  /** Shows another page; undefined closes the dialog. */
  onPage: (page?: number) => void;
};

/** One page at window size, for reading. Escape, the button and a press beside it close it. */
export function Enlarged(props: Props) {
  const { messages, title, size, copied, draw, page, total, onPage, children } = props;
  const [onPrevious, onNext] = [page - 1, page + 1].map((to) =>
    to < 1 || to > total ? undefined : () => onPage(to),
  );
  const dialog = useRef<HTMLDialogElement>(null);
  const scroller = useRef<HTMLElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page starts at its top.
  useEffect(() => {
    scroller.current?.scrollTo(0, 0);
  }, [title]);
  return (
    <dialog
      ref={dialog}
      onClose={() => onPage(undefined)}
      onClick={({ target }) => target === dialog.current && dialog.current.close()}
      onKeyDown={({ key, target }) => {
        if (target === scroller.current && scroller.current.scrollWidth > scroller.current.clientWidth)
          return;
        if (key === 'ArrowLeft') onPrevious?.();
        if (key === 'ArrowRight') onNext?.();
      }}
      aria-label={title}
      className={`paper ${styles.dialog}`}
    >
      <div className={styles.bar}>
        <b aria-live="polite" className="min-w-0 wrap-anywhere">
          {title}
        </b>
        <span className="flex flex-none">
          {onPrevious || onNext ? (
            <>
              <IconButton
                icon="chevron-left"
                label={messages.previous}
                isDisabled={!onPrevious}
                onPress={() => onPrevious?.()}
              />
              <IconButton
                icon="chevron-right"
                label={messages.next}
                isDisabled={!onNext}
                onPress={() => onNext?.()}
              />
            </>
          ) : null}
          <IconButton icon="x" label={messages.close} onPress={() => dialog.current?.close()} />
        </span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scroll containers need keyboard access. */}
      <section ref={scroller} tabIndex={0} aria-label={title} className={styles.scroller}>
        {/* Wider than a phone, so that letters have their printed size and the page is scrolled by touch. */}
        <div className="min-w-160">
          {draw ? (
            <Thumb
              key={title}
              {...{ size, copied, draw }}
              width={enlargedWidth}
              hasText
              waiting={messages.drawing}
            />
          ) : (
            children
          )}
        </div>
      </section>
    </dialog>
  );
}
