import type { Size } from 'engines/pdf';
import type { PlannedSlide, Shape } from 'engines/powerpoint';
import type { CSSProperties } from 'react';
import type { Messages } from '@/content/messages-type';
import { formatMessage } from '@/lib/sentences';
import { Pager } from '../documents/pager';
import { Thumb } from '../documents/thumb';
import { SlideMarks } from './slide-marks';
import styles from './slide-preview.module.css';

type Props = {
  messages: Messages<'pdf-to-ppt'>['preview'];
  /** Numbers of the pages that become slides. */
  pages: readonly number[];
  /** Index of the shown slide in `pages`. */
  place: number;
  size: Size | undefined;
  shape: Shape;
  plan: PlannedSlide | undefined;
  /** The analysis failed, so there will be no plan. */
  failed: boolean;
  draw: (page: number, rotate: number, width: number) => Promise<ImageBitmap>;
  onPlace: (place: number) => void;
};

/** Preview of a slide, with outlines around editable text and pictures. */
export function SlidePreview({ messages, pages, place, size, shape, plan, failed, draw, onPlace }: Props) {
  const page = pages[place];
  if (page === undefined || !size) return null;
  const pictureCount = plan ? plan.pictures.length + plan.drawings.length : 0;
  const ratio = `${size.width} / ${size.height}`;
  return (
    <figure className={styles.preview}>
      <figcaption className="flex min-h-(--touch) flex-wrap items-center justify-center gap-x-4 text-(length:--text-sm)">
        {pages.length > 1 ? (
          <Pager {...{ messages, place, onPlace }} total={pages.length} sideways />
        ) : (
          <b>{formatMessage(messages.title, { count: place + 1 })}</b>
        )}
      </figcaption>
      <div className={styles.slide} data-shape={shape} style={{ '--ratio': ratio } as CSSProperties}>
        <div className={styles.page}>
          <Thumb
            key={page}
            {...{ size }}
            width={640}
            hasText
            waiting={formatMessage(messages.drawingSlide, { count: place + 1 })}
            draw={(width) => draw(page, 0, width)}
          />
          {plan ? <SlideMarks {...{ messages, plan }} /> : null}
        </div>
      </div>
      <p className={styles.legend}>
        {plan ? (
          <>
            {plan.texts.length > 0 ? (
              <span data-is="text">{formatMessage(messages.texts, { count: plan.texts.length })}</span>
            ) : (
              <span>{messages.noText}</span>
            )}
            {pictureCount > 0 ? (
              <span data-is="picture">{formatMessage(messages.pictures, { count: pictureCount })}</span>
            ) : null}
            {plan.drawing && plan.drawings.length === 0 ? <span>{messages.drawing}</span> : null}
          </>
        ) : failed ? null : (
          <span>{messages.checking}</span>
        )}
      </p>
    </figure>
  );
}
