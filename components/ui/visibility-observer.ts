/** Report on an element: whether it is in view, and the share of it that is. */
export type VisibilityEntry = Pick<
  IntersectionObserverEntry,
  'target' | 'isIntersecting' | 'intersectionRatio'
>;

export type VisibilityObserver = Pick<IntersectionObserver, 'observe' | 'unobserve' | 'disconnect'>;

/**
 * An IntersectionObserver. Where that is missing or throws, as with some extensions and in some embedded browsers,
 * elements are measured as the page scrolls and changes its size.
 */
export function createVisibilityObserver(
  onChange: (entries: VisibilityEntry[]) => void,
  options: IntersectionObserverInit = {},
): VisibilityObserver {
  const observer = attempt(() => new IntersectionObserver(onChange, options));
  let measured: VisibilityObserver | undefined;
  return {
    observe(target) {
      const isObserved = attempt(() => {
        observer?.observe(target);
        return observer !== undefined;
      });
      if (isObserved) return;
      measured ??= measuringObserver(onChange, Number.parseFloat(options.rootMargin ?? '0'));
      measured.observe(target);
    },
    unobserve(target) {
      attempt(() => observer?.unobserve(target));
      measured?.unobserve(target);
    },
    disconnect() {
      attempt(() => observer?.disconnect());
      measured?.disconnect();
    },
  };
}

/** Reports the share of each element that is in view or within `margin` pixels of it: once at first, then on changes. */
function measuringObserver(
  onChange: (entries: VisibilityEntry[]) => void,
  margin: number,
): VisibilityObserver {
  const reported = new Map<Element, number | undefined>();
  let isDue = false;
  const report = () => {
    isDue = false;
    const entries: VisibilityEntry[] = [];
    for (const [target, reportedRatio] of reported) {
      const intersectionRatio = shareInView(target, margin);
      if (intersectionRatio === reportedRatio) continue;
      reported.set(target, intersectionRatio);
      entries.push({ target, isIntersecting: intersectionRatio > 0, intersectionRatio });
    }
    if (entries.length > 0) onChange(entries);
  };
  const schedule = () => {
    if (isDue) return;
    isDue = true;
    setTimeout(report);
  };
  const listen = (how: 'addEventListener' | 'removeEventListener') => {
    // Scrolling of an element inside the page does not bubble, but is captured.
    for (const type of ['scroll', 'resize']) window[how](type, schedule, { capture: true });
  };
  const unobserve = (target: Element) => {
    if (!reported.delete(target)) return;
    // Elements below the removed one may come into view.
    if (reported.size > 0) schedule();
    else listen('removeEventListener');
  };
  return {
    observe(target) {
      if (reported.size === 0) listen('addEventListener');
      reported.set(target, undefined);
      schedule();
    },
    unobserve,
    disconnect() {
      for (const target of [...reported.keys()]) unobserve(target);
    },
  };
}

/** Share of an element's area, 0–1, that is in the window enlarged by `margin` pixels; 1 for a point inside. */
function shareInView(element: Element, margin: number): number {
  const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
  const visibleHeight = Math.min(bottom, innerHeight + margin) - Math.max(top, -margin);
  const visibleWidth = Math.min(right, innerWidth + margin) - Math.max(left, -margin);
  if (visibleHeight < 0 || visibleWidth < 0) return 0;
  return shareOf(visibleHeight, height) * shareOf(visibleWidth, width);
}

/** Visible share of a side; 1 for a side of length 0. */
const shareOf = (part: number, total: number): number => (total > 0 ? part / total : 1);

function attempt<Made>(make: () => Made): Made | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}
