import type { CSSProperties } from 'react';
import type { Size } from '@/lib/engines/pdf/inspect';
import type { Shape } from '@/lib/engines/slides/model';
import type { PlannedSlide } from '@/lib/engines/slides/plan-slides';
import type { SlidesWords } from '@/lib/schema/works/slides';
import { say } from '@/lib/words';
import { Pager } from '../parts/pager';
import { Thumb } from '../parts/thumb';
import styles from './slide-preview.module.css';

type Props = {
  words: SlidesWords['preview'];
  /** Places of the pages that become slides. */
  pages: readonly number[];
  /** Place of the one that is shown, from 0. */
  place: number;
  size: Size | undefined;
  shape: Shape;
  plan: PlannedSlide | undefined;
  draw: (page: number, rotate: number, width: number) => Promise<ImageBitmap>;
  onPlace: (place: number) => void;
};

/** A slide as it will be, with lines around what can be edited and what stays a picture. */
export function SlidePreview({ words, pages, place, size, shape, plan, draw, onPlace }: Props) {
  const page = pages[place];
  if (page === undefined || !size) return null;
  const ratio = `${size.width} / ${size.height}`;
  return (
    <figure className={styles.preview}>
      <figcaption>
        {pages.length > 1 ? (
          <Pager {...{ words, place, onPlace }} of={pages.length} sideways />
        ) : (
          <b>{say(words.title, { count: place + 1 })}</b>
        )}
      </figcaption>
      <div className={styles.slide} data-shape={shape} style={{ '--ratio': ratio } as CSSProperties}>
        <div className={styles.page}>
          <Thumb
            key={page}
            {...{ size }}
            width={640}
            sharp
            waiting={say(words.drawingSlide, { count: place + 1 })}
            draw={(width) => draw(page, 0, width)}
          />
          {plan ? <Marks plan={plan} /> : null}
        </div>
      </div>
      <p className={styles.key}>
        {plan?.texts.length ? (
          <span data-is="text">{say(words.texts, { count: plan.texts.length })}</span>
        ) : (
          <span>{plan ? words.noText : words.looking}</span>
        )}
        {plan && plan.pictures.length > 0 ? (
          <span data-is="picture">{say(words.pictures, { count: plan.pictures.length })}</span>
        ) : null}
        {plan?.drawing ? <span>{words.drawing}</span> : null}
      </p>
    </figure>
  );
}

function Marks({ plan: { width, height, texts, pictures } }: { plan: PlannedSlide }) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={styles.marks} aria-hidden="true">
      <defs>
        <pattern
          id="stays"
          width="10"
          height="10"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0V10" />
        </pattern>
      </defs>
      {pictures.map((box) => (
        <rect key={JSON.stringify(box)} {...box} data-is="picture" />
      ))}
      {texts.map(({ x, y, ...box }) => (
        <rect
          key={JSON.stringify({ x, y })}
          x={x - 3}
          y={y - 3}
          width={box.width + 6}
          height={box.height + 6}
          data-is="text"
        />
      ))}
    </svg>
  );
}
