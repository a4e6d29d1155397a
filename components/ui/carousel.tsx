import type { ReactNode } from 'react';
import type { CarouselWords } from '@/lib/schema/site';
import { CarouselIsland } from './carousel-island';
import { Icon } from './icon';

type Props = {
  /** Name of the region: “Customer testimonials”. */
  label: string;
  /** Words of its controls. */
  words: CarouselWords;
  /** Time of one slide in milliseconds. */
  interval: number;
  /** Rendered slides, each with a key. They hold no links and no headings: moving them must not take a focus along. */
  slides: ReactNode[];
  className?: string;
  /**
   * For the list. `[--slide:…]` sets the width of a slide below `lg` (default 100%), `[--slide-gap:…]` the gap
   * (default 1rem), `[--bleed:…]` how far slides run past both edges while they move: the page's gutter, so that
   * they are cut by the screen and not by the column (default 0).
   * From `lg` the list is a grid of three; `lg:` utilities or a module lay it out otherwise.
   */
  listClassName?: string;
};

/**
 * Slides that scroll and snap below the breakpoint `lg` and stand side by side from there on.
 * Plain HTML is a list to swipe; the island adds auto-advance, Pause/Play, Previous, Next and pickers,
 * which are hidden without scripts and from `lg`. `data-index` and `data-motion` on the section tell where it is and whether it moves.
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
