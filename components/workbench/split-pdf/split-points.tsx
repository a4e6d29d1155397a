import type { Size } from 'engines/pdf';
import { Icon } from '@/components/ui/icon';
import { formatMessage } from '@/lib/sentences';
import { documentSpace, fitPages, gridProps } from '../documents/fit-pages';
import type { DrawPage } from '../documents/grid-page';
import pageStyles from '../documents/pages.module.css';
import { isLarge, Sheet } from '../documents/sheet';
import { useGridKeys } from '../documents/use-grid-keys';
import { GRID_BATCH, useInPieces } from '../documents/use-in-pieces';
import { toneOf } from '../shell/paper-colours';
import { useMessages, useSharedMessages } from '../shell/use-messages';
import styles from './split-points.module.css';

/** Pixels between two pages, which is the width of the scissors button. */
const GAP = 44;

type Props = {
  sizes: readonly Size[];
  /** Indexes of the parts of each page, which may be none or several. Undefined before the first cut. */
  partsOf?: readonly (readonly number[])[];
  /** Pages with a cut after them; undefined where parts are ranges and cutting is off. */
  cuts?: readonly number[];
  disabled: boolean;
  /** Number of finished parts while the tool works. */
  madeCount?: number;
  draw: DrawPage;
  onCut: (page: number) => void;
};

/** Pages side by side with scissors between them; the arrow keys move between scissors. */
export function SplitPoints({ sizes, partsOf, cuts, disabled, madeCount, draw, onCut }: Props) {
  const shared = useSharedMessages();
  const messages = useMessages('split-pdf');
  const { focusedIndex, grid } = useGridKeys<HTMLFieldSetElement>();
  const lastCutIndex = sizes.length - 2;
  const loadedCount = useInPieces('pages', sizes.length, GRID_BATCH);
  const pages = sizes.map((size) => ({ size }));
  const { width, height } = documentSpace(sizes.length);
  // Scissors follow each page of a row, centred in the remaining space.
  const fit = fitPages(pages, { width: width - GAP, height, gap: GAP, maxColumns: 5 });
  const gap = Math.min(90, Math.max(GAP, Math.floor(width / fit.columns - fit.widest)));
  const { style, ...attributes } = gridProps(pages, fit);
  return (
    <fieldset
      {...grid}
      {...attributes}
      disabled={disabled}
      style={{ ...style, ['--space' as string]: `${gap}px` }}
      className={`${pageStyles.pages} ${styles.grid}`}
    >
      <legend className="sr-only">{messages.legend}</legend>
      {sizes.slice(0, loadedCount).map((size, index) => {
        const page = index + 1;
        const parts = partsOf?.[index] ?? [];
        const [first] = parts;
        const caption = parts.map((part) => formatMessage(messages.part, { part: part + 1 })).join(', ');
        return (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: pages never change order here
            key={index}
            className={`${pageStyles.page} ${styles.page}`}
            data-tone={first === undefined ? undefined : toneOf(first)}
            data-none={(partsOf && first === undefined) || undefined}
          >
            <Sheet
              page={page}
              size={size}
              rotate={0}
              draw={draw}
              copied={first !== undefined && first < (madeCount ?? Number.POSITIVE_INFINITY)}
              large={isLarge(fit.widest)}
            />
            <span className={`${pageStyles.cap} ${styles.cap}`}>
              <span>
                <span className="sr-only">{formatMessage(shared.grid.page, { page })}</span>
                <span aria-hidden="true">{page}</span>
              </span>
              <span>{partsOf ? caption || messages.inNone : null}</span>
            </span>
            {cuts && index <= lastCutIndex ? (
              <button
                type="button"
                data-cell=""
                tabIndex={index === Math.min(focusedIndex, lastCutIndex) ? 0 : -1}
                aria-pressed={cuts.includes(page)}
                aria-label={formatMessage(messages.cutAfter, { page })}
                className={styles.cut}
                onClick={() => onCut(page)}
              >
                <i>
                  <Icon name="scissors" size={18} />
                </i>
              </button>
            ) : null}
          </div>
        );
      })}
    </fieldset>
  );
}
