import type { EditablePage } from 'engines/pdf';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { pointOf } from '../documents/point-of';
import type { Box } from '../documents/share-of';
import { type Mark, onSheet } from './marks';
import looks from './redact.module.css';

type Props = {
  page: EditablePage;
  /** Accessible name: what the marks are. */
  label: string;
  marks: readonly Mark[];
  /** The mark that is brought into sight whenever `sights` is another number. */
  current: Mark | undefined;
  sights: number;
  isEnlarged: boolean;
  onPress: (point: [number, number]) => void;
  onArea: (box: Box) => void;
};

/** Shorter moves, in points, are a press. */
const press = 4;

/** Marks over a page: a press marks a word, a drag an area. By keyboard the fields beside the page do the same. */
export function RedactLayer({ page, label, marks, current, sights, isEnlarged, onPress, onArea }: Props) {
  const layer = useRef<SVGSVGElement>(null);
  const brought = useRef(0);
  const [drag, setDrag] = useState<{ from: [number, number]; to: [number, number] }>();
  const box = drag && boxBetween(drag.from, drag.to);
  const at = (event: PointerEvent<SVGSVGElement>) => pointOf(event, page);
  useEffect(() => {
    if (brought.current === sights || current?.page !== page.page) return;
    brought.current = sights;
    bringIntoSight(layer.current?.querySelector(`[data-mark="${current.key}"]`));
  }, [sights, current, page.page]);
  // An enlarged page begins at the mark that one is at.
  useEffect(() => {
    if (isEnlarged) bringIntoSight(layer.current?.querySelector('[data-current]'));
  }, [isEnlarged]);
  return (
    <svg
      ref={layer}
      role="img"
      aria-label={label}
      data-redact=""
      viewBox={`0 0 ${page.width} ${page.height}`}
      className={looks.layer}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ from: at(event), to: at(event) });
      }}
      onPointerMove={(event) => drag && setDrag({ ...drag, to: at(event) })}
      onPointerCancel={() => setDrag(undefined)}
      onPointerUp={(event) => {
        if (!drag) return;
        const drawn = boxBetween(drag.from, at(event));
        setDrag(undefined);
        if (drawn.width < press && drawn.height < press) onPress(drag.from);
        else onArea(drawn);
      }}
    >
      <Outlines {...{ page, marks, current }} />
      {box ? <rect {...box} /> : null}
    </svg>
  );
}

/** The places that were redacted in the new copy, named for screen readers, the first of them brought into sight. */
export function RedactedLayer({ page, label, marks }: Pick<Props, 'page' | 'label' | 'marks'>) {
  const layer = useRef<SVGSVGElement>(null);
  useEffect(() => {
    bringIntoSight(layer.current?.querySelector('polygon'));
  }, []);
  return (
    <svg
      ref={layer}
      role="img"
      aria-label={label}
      data-redact=""
      viewBox={`0 0 ${page.width} ${page.height}`}
      className={looks.redacted}
    >
      <Outlines {...{ page, marks }} />
    </svg>
  );
}

function bringIntoSight(place: Element | null | undefined) {
  const desk = place?.closest('section');
  if (!place || !desk) return;
  const [inner, outer] = [place.getBoundingClientRect(), desk.getBoundingClientRect()];
  desk.scrollTo?.({
    top: desk.scrollTop + inner.top - outer.top - outer.height / 3,
    left: desk.scrollLeft + inner.left - outer.left - outer.width / 3,
  });
  // On phones the page is above the choices that were scrolled to.
  if (outer.bottom < innerHeight / 2) desk.scrollIntoView?.({ block: 'center' });
}

/** The marks of a page. */
function Outlines({ page, marks, current }: Pick<Props, 'page' | 'marks'> & { current?: Mark }) {
  return marks
    .filter((mark) => mark.page === page.page)
    .flatMap((mark) =>
      mark.quads.map((quad, index) => (
        <polygon
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a mark have no id but their index.
          key={`${mark.key} ${index}`}
          data-mark={mark.key}
          data-current={mark.key === current?.key || undefined}
          points={onSheet(quad, page).join(' ')}
        />
      )),
    );
}

const boxBetween = ([x, y]: [number, number], [u, v]: [number, number]): Box => ({
  x: Math.min(x, u),
  y: Math.min(y, v),
  width: Math.abs(x - u),
  height: Math.abs(y - v),
});
