'use client';

import { type FocusEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { narrow } from '@/lib/breakpoints';
import { island, keyboardStop } from '@/lib/islands';
import type { CarouselLabels } from '@/lib/schema/site';
import { formatMessage } from '@/lib/sentences';
import styles from './carousel.module.css';
import { useCarousel } from './use-carousel';

export type CarouselIslandProps = {
  label: string;
  copy: CarouselLabels;
  interval: number;
  slides: ReactNode[];
  icons: Record<'pause' | 'play' | 'previous' | 'next', ReactNode>;
  className: string;
  listClassName: string;
};

/** Adds auto-advance and controls to the scrolling list; see `carousel.tsx`. */
export function CarouselIsland({
  label,
  copy,
  interval,
  slides,
  icons,
  className,
  listClassName,
}: CarouselIslandProps) {
  const toggleButton = useRef<HTMLButtonElement>(null);
  const count = slides.length;
  const carousel = useCarousel(count, interval);
  const { index, running, stopped } = carousel;

  const isOnToggle = ({ target }: FocusEvent | PointerEvent) =>
    toggleButton.current?.contains(target as Node) ?? false;

  return (
    <section
      aria-roledescription={copy.region}
      aria-label={label}
      {...island('view', narrow)}
      data-index={index}
      data-motion={running ? 'playing' : 'paused'}
      data-awake={carousel.awake || undefined}
      className={`${styles.carousel} ${className}`}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && carousel.hover(true)}
      onPointerLeave={() => carousel.hover(false)}
      onPointerDown={(event) => isOnToggle(event) || carousel.stop()}
      onFocus={(event) => (isOnToggle(event) ? carousel.hold() : carousel.stop())}
      onBlur={(event) => isOnToggle(event) && carousel.release()}
    >
      {/* Before the list in tab order, below it on screen. Hidden before hydration. */}
      <div className={styles.controls}>
        <button
          ref={toggleButton}
          type="button"
          onClick={carousel.toggle}
          className={`${styles.control} ${styles.toggle}`}
        >
          {stopped ? icons.play : icons.pause}
          {stopped ? copy.play : copy.pause}
        </button>
        <button
          type="button"
          aria-label={copy.previous}
          onClick={() => carousel.go(index - 1)}
          className={styles.control}
        >
          {icons.previous}
        </button>
        <button
          type="button"
          aria-label={copy.next}
          onClick={() => carousel.go(index + 1)}
          className={styles.control}
        >
          {icons.next}
        </button>
        <span className={styles.pickers}>
          {slides.map((_, slide) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: slides never change places
              key={slide}
              type="button"
              aria-label={formatMessage(copy.show, { n: slide + 1, all: count })}
              aria-current={slide === index ? 'true' : undefined}
              onClick={() => carousel.go(slide)}
              className={styles.picker}
            />
          ))}
        </span>
        {/* All slides are always readable, so the live region announces only the position. */}
        <span aria-live={running ? 'off' : 'polite'} aria-atomic="true" className="sr-only">
          {formatMessage(copy.now, { n: index + 1, all: count })}
        </span>
      </div>
      <ul
        {...keyboardStop}
        ref={carousel.list}
        // A scroll container must be focusable to be scrolled with the arrow keys.
        tabIndex={carousel.wide ? undefined : 0}
        className={`${styles.list} ${listClassName}`}
      >
        {slides.map((slide, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slides never change places
          <li key={position} className={styles.slide}>
            {/* biome-ignore lint/a11y/useSemanticElements: a slide is not a group of form fields */}
            <div
              role="group"
              aria-roledescription={copy.slide}
              aria-label={formatMessage(copy.place, { n: position + 1, all: count })}
            >
              {slide}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
