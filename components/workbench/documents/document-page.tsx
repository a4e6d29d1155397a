import type { PackedDocument } from 'engines/text';
import { memo } from 'react';
import { Icon } from '@/components/ui/icon';
import { useSharedMessages } from '../shell/use-messages';
import { caretOf, lanesOf, type ShownMark } from './document-marks';
import styles from './document-page.module.css';
import { type Box, shareOf } from './share-of';
import { Thumb } from './thumb';
import { usePageText } from './use-page-text';

type Props = {
  doc: PackedDocument;
  page: number;
  /** Index of the page's first word. */
  start: number;
  /** Marks with a box on this page. */
  marks: readonly ShownMark[];
  current?: ShownMark;
  /** Display width in CSS pixels. */
  width: number;
  draw: (page: number, width: number) => Promise<ImageBitmap>;
  onPick?: (key: string) => void;
};

/** Least height of an area that is named in it, in points. */
const nameHeight = 30;

/** A drawn page overlaid with its marks, hidden from screen readers: a list beside the document has the words. */
export const DocumentPage = memo(function DocumentPage(props: Props) {
  const { doc, page, start, marks, current, width, draw, onPick } = props;
  const { documentView: messages } = useSharedMessages();
  const size = doc.sheets[page - 1];
  const between = current && current.page === page && current.boxes.length === 0 ? current : undefined;
  const text = usePageText(doc, page, Boolean(between));
  const caret = text && between && caretOf(text, between, start);
  const { width: across = 595, height: down = 842 } = size ?? {};
  const numbered = marks.flatMap(({ key, number, boxes, severity, settled }) => {
    const box = boxes.find((box) => box.page === page);
    return number === undefined || !box ? [] : [{ key, number, box, severity, settled }];
  });
  const lanes = lanesOf(numbered.map(({ box }) => box.y));
  const place = (box: Box) => shareOf(box, { width: across, height: down });
  return (
    <div className="relative">
      <Thumb
        size={{ width: across, height: down }}
        width={width}
        sharp
        draw={(pixels) => draw(page, pixels)}
      />
      <div className={`paper ${styles.marks}`} aria-hidden="true">
        {marks.flatMap((mark) =>
          mark.boxes
            .filter((box) => box.page === page)
            .map((box) => (
              <button
                key={`${mark.key} ${box.x} ${box.y}`}
                type="button"
                tabIndex={-1}
                data-look={mark.look}
                data-only={mark.only}
                data-severity={mark.severity}
                data-settled={mark.settled || undefined}
                data-current={mark.key === current?.key || undefined}
                style={place(box)}
                onClick={() => onPick?.(mark.key)}
              >
                {mark.only === 'there' && box.height >= nameHeight ? <span>{messages.missing}</span> : null}
              </button>
            )),
        )}
        {numbered.map(({ key, number, box, severity, settled }, index) => (
          <b
            key={key}
            data-severity={severity}
            data-settled={settled || undefined}
            style={{ top: place(box).top, marginRight: `${26 * (lanes[index] ?? 0)}px` }}
          >
            {settled ? <Icon name="check" size={14} stroke={2.5} /> : number}
          </b>
        ))}
        {caret ? <i data-current data-look={between?.look} style={place(caret)} /> : null}
      </div>
    </div>
  );
});
