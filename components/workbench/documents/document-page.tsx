import type { PackedDocument } from 'engines/text';
import { memo } from 'react';
import { Icon } from '@/components/ui/icon';
import { useSharedMessages } from '../shell/use-messages';
import areas from './areas.module.css';
import { caretOf, type ShownMark, shiftsOf } from './document-marks';
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

/** Minimum height, in points, of an area that shows the word for missing content. */
const minHeightWithText = 30;

const looksWithSign: readonly string[] = ['removed', 'added', 'moved'];

/** Changes that get a sign on this page: one for each kind and line, with the box in which the change begins. */
function signsOf(marks: readonly ShownMark[], page: number, current: ShownMark | undefined) {
  const lines = new Set<string>();
  const inOrder = current ? [current, ...marks.filter((mark) => mark !== current)] : marks;
  return inOrder.flatMap((mark) => {
    const { look, boxes, words } = mark;
    const box = boxes[0];
    if (!looksWithSign.includes(look) || words !== undefined || box?.page !== page) return [];
    const line = `${look} ${Math.round(box.y / 4)}`;
    if (lines.has(line)) return [];
    lines.add(line);
    return [{ look, box, isCurrent: mark === current }];
  });
}

/** A drawn page and, over it, its marks. Screen readers skip the marks: the list beside the document has their words. */
export const DocumentPage = memo(function DocumentPage(props: Props) {
  const { doc, page, start, marks, current, width, draw, onPick } = props;
  const { documentView: messages } = useSharedMessages();
  const size = doc.sheets[page - 1];
  const insertion = current && current.page === page && current.boxes.length === 0 ? current : undefined;
  const text = usePageText(doc, page, Boolean(insertion));
  const caret = text && insertion && caretOf(text, insertion, start);
  const { width: pageWidth = 595, height: pageHeight = 842 } = size ?? {};
  const numbered = marks.flatMap(({ key, number, boxes, severity, settled }) => {
    const box = boxes.find((box) => box.page === page);
    return number === undefined || !box ? [] : [{ key, number, box, severity, settled }];
  });
  const shifts = shiftsOf(numbered.map(({ box }) => (box.y * width) / pageWidth));
  const boxStyle = (box: Box) => shareOf(box, { width: pageWidth, height: pageHeight });
  return (
    <div className="relative">
      <Thumb
        size={{ width: pageWidth, height: pageHeight }}
        width={width}
        hasText
        draw={(pixels) => draw(page, pixels)}
      />
      <div className={`paper ${areas.areas} ${styles.marks}`} aria-hidden="true">
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
                style={boxStyle(box)}
                onClick={() => onPick?.(mark.key)}
              >
                {mark.only === 'there' && box.height >= minHeightWithText ? (
                  <span>{messages.missing}</span>
                ) : null}
              </button>
            )),
        )}
        {numbered.map(({ key, number, box, severity, settled }, index) => (
          <b
            key={key}
            data-severity={severity}
            data-settled={settled || undefined}
            style={{ top: boxStyle(box).top, marginTop: `${shifts[index] ?? 0}px` }}
          >
            {settled ? <Icon name="check" size={14} stroke={2.5} /> : number}
          </b>
        ))}
        {signsOf(marks, page, current).map(({ look, box, isCurrent }) => (
          <span
            key={`${look} ${box.y}`}
            data-sign={look}
            data-current={isCurrent || undefined}
            style={{
              top: boxStyle(box).top,
              left: boxStyle({ ...box, x: size?.column?.left ?? box.x }).left,
            }}
          />
        ))}
        {caret ? <i data-current data-look={insertion?.look} style={boxStyle(caret)} /> : null}
      </div>
    </div>
  );
});
