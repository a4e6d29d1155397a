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
  /** The same below a page in two lines, where one is not enough: what it is of, and its place. */
  lines?: (page: number) => readonly [string, string];
  /** What is drawn: a change of it draws all pages anew. */
  source: string;
  sizes: readonly Size[];
  /** The finished copy: all its pages, small. Without it they stand in a row that scrolls. */
  copied: boolean;
  /** Of the row that scrolls. */
  strip?: Strip;
  /** They keep their own colours: the copy is a sheet behind them. */
  plain?: boolean;
  /** What is said in the place of a page until it is drawn. */
  waiting?: (page: number) => string;
  /** Pages that stand side by side where there is room. */
  across: 'one' | 'two';
  draw: (page: number, width: number) => Promise<ImageBitmap>;
};

/** Pages of a PDF as they will be, large enough to look them over, each larger at a press; when it is done, as it is. */
export function PrintedPages(props: Props) {
  const { words, label, caption, lines, source, sizes, copied, plain, waiting, strip, across, draw } = props;
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
      ref={copied ? undefined : strip?.ref}
      aria-label={label}
      // What scrolls has to be reached by keyboard.
      tabIndex={sizes.length > (copied ? 6 : 1) ? 0 : undefined}
      className={copied ? styles.pages : styles.strip}
      data-across={across}
      data-many={many}
      data-alone={sizes.length === 1 || undefined}
      data-plain={(copied && plain) || undefined}
      style={{ '--seen': ratioOf(sizes[strip?.first ?? 0]) } as CSSProperties}
    >
      {sizes.map((size, index) => {
        const number = index + 1;
        const [of, place] = lines?.(number) ?? [caption(number)];
        return (
          <li key={`${source} ${number}`} style={{ '--ratio': ratioOf(size) } as CSSProperties}>
            <button
              type="button"
              aria-label={say(words.key, { page: caption(number) })}
              onClick={() => show(number)}
            >
              <span className={styles.page}>
                <Thumb
                  size={size}
                  width={Math.min(drawn, (highest * size.width) / size.height)}
                  copied={copied && !plain}
                  sharp
                  waiting={waiting?.(number)}
                  draw={(width) => draw(number, width)}
                />
                <Icon name="zoom-in" size={16} stroke={2} />
              </span>
              <span className={styles.caption}>
                <span>{of}</span>
                {place ? (
                  <>
                    {' '}
                    <span>{place}</span>
                  </>
                ) : null}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
  return (
    <>
      {/* What is higher than the pages is ground; they stay beside what is chosen. */}
      {copied ? list : <div className="min-w-0 flex-1 bg-carbon-100">{list}</div>}
      {size ? (
        <Enlarged
          {...{ words, size }}
          copied={copied && !plain}
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

/** Width of a page in shares of its height. */
const ratioOf = ({ width, height }: Size = { width: 210, height: 297 }) => (width / height).toFixed(4);
