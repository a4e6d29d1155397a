import type { ReactNode } from 'react';
import type { CarouselLabels } from '@/lib/schema/site';
import { CarouselIsland } from './carousel-island';
import { Icon } from './icon';

type Props = {
  /** Accessible name of the region: “Customer testimonials”. */
  label: string;
  /** Texts of the controls. */
  copy: CarouselLabels;
  /** Milliseconds per slide. */
  interval: number;
  /** Rendered slides with keys, without links and headings, so that auto-advance never moves a focused element. */
  slides: ReactNode[];
  className?: string;
  /**
   * For the list. `[--slide:…]` sets the largest width of a slide below `lg` (default: the next one shows its edge),
   * `[--slide-gap:…]` the gap (default 0.5rem), `[--bleed:…]` how far slides extend past both edges while moving: the page's gutter,
   * so that the screen clips them and not the column (default 0). From `lg` the list is a grid of three;
   * `lg:` utilities or a module may change that.
   */
  listClassName?: string;
};

/**
 * Slides that scroll and snap below the breakpoint `lg`, side by side from there on. Plain HTML is a list to
 * swipe; the island adds auto-advance, Pause/Play, Previous, Next and pickers, hidden without scripts and
 * from `lg`. `data-index` and `data-motion` on the section expose position and motion.
 */
export function Carousel({ className = '', listClassName = '', ...rest }: Props) {
  return (
    <CarouselIsland
      {...rest}
      className={className}
      listClassName={listClassName}
      icons={{
        pause: <Icon name="pause" />,
        play: <Icon name="play" />,
        previous: <Icon name="chevron-left" />,
        next: <Icon name="chevron-right" />,
      }}
    />
  );
}
