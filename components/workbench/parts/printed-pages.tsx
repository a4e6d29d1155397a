import { type CSSProperties, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Size } from '@/lib/engines/pdf/inspect';
import type { FrameWords } from '@/lib/schema/workbench';
import { say } from '@/lib/words';
import { Enlarged } from './enlarged';
import styles from './printed-pages.module.css';
import { Thumb } from './thumb';
import type { Strip } from './use-strip';

/** Widths in CSS pixels in which a page is drawn, of one and of two side by side: none is shown wider, or higher. */
const widest = { one: 800, two: 420 };
const highest = 768;

type Props = {
  words: FrameWords['enlarge'];
  /** Name of the list. */
  label: string;
  caption: (page: number) => string;
  /** What is drawn: a change of it draws all pages anew. */
  source: string;
  sizes: readonly Size[];
  /** The finished copy: all its pages, small. Without it they stand in a row that scrolls. */
  copied: boolean;
  strip: Strip;
  /** Pages that stand side by side where there is room. */
  across: 'one' | 'two';
  draw: (page: number, width: number) => Promise<ImageBitmap>;
};

/** Pages of a PDF as they will be, large enough to look them over, each larger at a press; when it is done, as it is. */
export function PrintedPages({ words, label, caption, source, sizes, copied, strip, across, draw }: Props) {
  const [shown, show] = useState<number>();
  const many = sizes.length > 6 ? 'many' : sizes.length > 2 ? 'some' : undefined;
  const drawn = Math.min(copied ? widest.two : widest[across], innerWidth);
  const step = (by: number) => {
    const to = (shown ?? 0) + by;
    return to < 1 || to > sizes.length ? undefined : () => show(to);
  };
  const size = shown && sizes[shown - 1];
  const list = (
    <ol
      key={source}
      ref={copied ? undefined : strip.ref}
      aria-label={label}
      // What scrolls has to be reached by keyboard.
      tabIndex={sizes.length > (copied ? 6 : 1) ? 0 : undefined}
      className={copied ? styles.pages : styles.strip}
      data-across={across}
      data-many={many}
      data-alone={sizes.length === 1 || undefined}
    >
      {sizes.map((size, index) => {
        const number = index + 1;
        return (
          <li
            key={`${source} ${number}`}
            style={{ '--ratio': (size.width / size.height).toFixed(4) } as CSSProperties}
          >
            <button
              type="button"
              aria-label={say(words.key, { page: caption(number) })}
              onClick={() => show(number)}
            >
              <Thumb
                size={size}
                width={Math.min(drawn, (highest * size.width) / size.height)}
                copied={copied}
                sharp
                draw={(width) => draw(number, width)}
              />
              <span>
                <Icon name="zoom-in" size={18} />
                {caption(number)}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
  return (
    <>
      {list}
      {size ? (
        <Enlarged
          {...{ words, size, copied }}
          title={caption(shown)}
          draw={(width) => draw(shown, width)}
          onPrevious={step(-1)}
          onNext={step(1)}
          onClose={() => show(undefined)}
        />
      ) : null}
    </>
  );
}
