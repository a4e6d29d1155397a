import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Carousel } from '@/components/ui/carousel';
import { site } from '@/content/site';
import { formatMessage } from '@/lib/sentences';

const interval = 3000;
const copy = site.controls.carousel;
const showLabel = (n: number) => formatMessage(copy.show, { n, all: 3 });

/** What the browser reports; tests change it. */
let browser: { wide: boolean; reducedMotion: boolean; hidden: boolean; ratio: number };
let intersectionCallbacks: ((entries: { intersectionRatio: number }[]) => void)[];

const carousel = (
  <Carousel label="Letters" copy={copy} interval={interval} slides={['One', 'Two', 'Three']} />
);
const reportIntersection = () =>
  act(() => {
    for (const report of intersectionCallbacks) report([{ intersectionRatio: browser.ratio }]);
  });

function renderCarousel() {
  render(carousel);
  reportIntersection();
  return screen.getByRole('region', { name: 'Letters' });
}

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const index = () => Number(screen.getByRole('region').dataset.index);
const state = () => screen.getByRole('region').dataset.motion;
const button = (name: string) => screen.getByRole('button', { name });

/** Presses with the mouse: sends pointer, focus and click events, as a browser does. */
function press(element: HTMLElement) {
  fireEvent.pointerDown(element, { pointerType: 'mouse' });
  act(() => element.focus());
  fireEvent.click(element);
}

beforeEach(() => {
  vi.useFakeTimers();
  browser = { wide: false, reducedMotion: false, hidden: false, ratio: 1 };
  intersectionCallbacks = [];
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('motion') ? browser.reducedMotion : query !== 'print' && browser.wide,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (typeof intersectionCallbacks)[number]) {
        intersectionCallbacks.push(report);
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() =>
    browser.hidden ? 'hidden' : 'visible',
  );
  Element.prototype.scrollTo = vi.fn() as typeof Element.prototype.scrollTo;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('auto-advance', () => {
  it('shows every slide for exactly the interval and wraps around after the last', () => {
    renderCarousel();
    expect(state()).toBe('playing');
    for (const current of [0, 1, 2]) {
      expect(index()).toBe(current);
      wait(interval - 1);
      expect(index()).toBe(current);
      wait(1);
    }
    expect(index()).toBe(0);
  });

  it.each([
    ['the slides stand side by side', { wide: true }],
    ['the visitor prefers reduced motion', { reducedMotion: true }],
    ['the tab is hidden', { hidden: true }],
    ['less than half of the carousel is on screen', { ratio: 0.49 }],
  ])('does not run while %s', (_, change) => {
    Object.assign(browser, change);
    renderCarousel();
    expect(state()).toBe('paused');
    wait(interval * 4);
    expect(index()).toBe(0);
  });

  it('waits while the tab is in the background and goes on when the tab comes back', () => {
    renderCarousel();
    browser.hidden = true;
    fireEvent(document, new Event('visibilitychange'));
    wait(interval * 2);
    expect(index()).toBe(0);
    browser.hidden = false;
    fireEvent(document, new Event('visibilitychange'));
    wait(interval);
    expect(index()).toBe(1);
  });

  it('waits while the mouse is over the carousel and goes on when the mouse leaves', () => {
    const region = renderCarousel();
    fireEvent.pointerEnter(region, { pointerType: 'mouse' });
    wait(interval * 2);
    expect([index(), state()]).toEqual([0, 'paused']);
    fireEvent.pointerLeave(region, { pointerType: 'mouse' });
    wait(interval);
    expect(index()).toBe(1);
  });
});

describe('a visitor who takes control', () => {
  it.each([
    ['focus in the list', () => act(() => screen.getByRole('list').focus())],
    ['a touch or swipe', () => fireEvent.pointerDown(screen.getByRole('list'), { pointerType: 'touch' })],
    ['Next', () => press(button(copy.next))],
    ['Previous', () => press(button(copy.previous))],
    ['a picker', () => press(button(showLabel(3)))],
  ])('stops the carousel for good with %s', (_, takeOver) => {
    const region = renderCarousel();
    takeOver();
    const current = index();
    act(() => (document.activeElement as HTMLElement).blur());
    fireEvent.pointerLeave(region, { pointerType: 'mouse' });
    wait(interval * 4);
    expect([index(), state()]).toEqual([current, 'paused']);
    expect(button(copy.play)).toBeTruthy();
  });

  it('stops the carousel by tabbing through the Pause button', () => {
    renderCarousel();
    act(() => button(copy.pause).focus());
    expect(state()).toBe('paused');
    act(() => button(copy.pause).blur());
    wait(interval * 2);
    expect([index(), state()]).toEqual([0, 'paused']);
  });

  it('wraps around with Previous and Next, and goes straight to a slide with a picker', () => {
    renderCarousel();
    press(button(copy.previous));
    expect(index()).toBe(2);
    press(button(copy.next));
    expect(index()).toBe(0);
    press(button(showLabel(2)));
    expect(index()).toBe(1);
    expect(button(showLabel(2)).getAttribute('aria-current')).toBe('true');
  });

  it('scrolls only the list, and without animation under reduced motion', () => {
    browser.reducedMotion = true;
    renderCarousel();
    press(button(copy.next));
    expect(Element.prototype.scrollTo).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ behavior: 'auto' }),
    );
  });
});

describe('the end of a scroll', () => {
  const width = 100;

  function renderScrolling() {
    Element.prototype.scrollTo = (() => {}) as typeof Element.prototype.scrollTo;
    renderCarousel();
    const list = screen.getByRole('list');
    const setLayout = (element: Element, values: Record<string, number>) => {
      for (const [name, value] of Object.entries(values))
        Object.defineProperty(element, name, { value, configurable: true });
    };
    setLayout(list, { clientWidth: width, scrollWidth: 3 * width, offsetLeft: 0 });
    for (const [place, slide] of [...list.children].entries())
      setLayout(slide, { offsetLeft: place * width, offsetWidth: width });
    return (place: number) => {
      list.scrollLeft = place * width;
      for (const type of ['scroll', 'scrollend']) fireEvent(list, new Event(type));
      wait(200);
    };
  }

  it('sets the position to the slide that the visitor scrolled to', () => {
    const endScrollAt = renderScrolling();
    fireEvent.pointerDown(screen.getByRole('list'), { pointerType: 'touch' });
    endScrollAt(2);
    expect(index()).toBe(2);
  });

  it('keeps the position of the last press when the scroll of an earlier press ends', () => {
    const endScrollAt = renderScrolling();
    press(button(copy.next));
    press(button(copy.next));
    endScrollAt(1);
    expect(index()).toBe(2);
    endScrollAt(2);
    expect(index()).toBe(2);
  });

  it('sets the position to the slide where a visitor stops a scroll that a button began', () => {
    const endScrollAt = renderScrolling();
    press(button(showLabel(3)));
    fireEvent.wheel(screen.getByRole('list'));
    endScrollAt(1);
    expect(index()).toBe(1);
  });
});

describe('a visitor who acts before the script loads', () => {
  /** Shows the server's HTML, lets the visitor act on it, and hydrates it. */
  function hydrateAfter(action: (region: HTMLElement) => void) {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(carousel);
    action(screen.getByRole('region'));
    render(carousel, { container, hydrate: true });
    reportIntersection();
  }

  it.each([
    ['scrolling the list', () => Object.assign(screen.getByRole('list'), { scrollLeft: 40 })],
    ['focusing the list', () => screen.getByRole('list').focus()],
  ])('finds the carousel stopped after %s', (_, action) => {
    hydrateAfter(action);
    expect(state()).toBe('paused');
    expect(button(copy.play)).toBeTruthy();
  });

  it('finds the carousel playing, with its buttons, after doing nothing', () => {
    hydrateAfter(() => {});
    expect(state()).toBe('playing');
    expect(screen.getByRole('region').hasAttribute('data-awake')).toBe(true);
  });
});

describe('the Pause and Play button', () => {
  it('stops the carousel with Pause, also after focus and mouse have left', () => {
    const region = renderCarousel();
    fireEvent.pointerEnter(region, { pointerType: 'mouse' });
    press(button(copy.pause));
    act(() => button(copy.play).blur());
    fireEvent.pointerLeave(region, { pointerType: 'mouse' });
    wait(interval * 4);
    expect([index(), state()]).toEqual([0, 'paused']);
  });

  it('starts the carousel with Play although mouse and focus are still on the button', () => {
    const region = renderCarousel();
    fireEvent.pointerEnter(region, { pointerType: 'mouse' });
    press(button(copy.pause));
    press(button(copy.play));
    expect(state()).toBe('playing');
    wait(interval);
    expect(index()).toBe(1);
    act(() => button(copy.pause).blur());
    expect(state()).toBe('playing');
  });

  it('comes first in the tab order', () => {
    const region = renderCarousel();
    expect(region.querySelector('button, [tabindex]')).toBe(button(copy.pause));
  });
});

describe('assistive technology', () => {
  it('finds every slide at any time, named by its position', () => {
    renderCarousel();
    expect(screen.getAllByRole('group').map((item) => item.getAttribute('aria-label'))).toEqual(
      [1, 2, 3].map((n) => formatMessage(copy.place, { n, all: 3 })),
    );
  });

  it('announces the position only while the carousel does not move by itself', () => {
    renderCarousel();
    const status = screen.getByText(formatMessage(copy.now, { n: 1, all: 3 }));
    expect(status.getAttribute('aria-live')).toBe('off');
    press(button(copy.next));
    expect(status.getAttribute('aria-live')).toBe('polite');
    expect(status.textContent).toBe(formatMessage(copy.now, { n: 2, all: 3 }));
  });

  it('finds no tab stop at a list that does not scroll', () => {
    browser.wide = true;
    renderCarousel();
    expect(screen.getByRole('list').hasAttribute('tabindex')).toBe(false);
  });
});
