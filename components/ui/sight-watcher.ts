/** What is told of an element: whether it is in view, and how much of it. */
export type Sight = Pick<IntersectionObserverEntry, 'target' | 'isIntersecting' | 'intersectionRatio'>;

export type SightWatcher = Pick<IntersectionObserver, 'observe' | 'unobserve' | 'disconnect'>;

/**
 * An IntersectionObserver. Where that is missing or throws, as with some extensions and in some embedded browsers, each
 * element counts as in view: a page that shows too much serves, one that shows nothing does not.
 */
export function sightWatcher(
  onSight: (sights: Sight[]) => void,
  options?: IntersectionObserverInit,
): SightWatcher {
  const watcher = attempt(() => new IntersectionObserver(onSight, options));
  const waiting = new Set<Element>();
  return {
    observe(target) {
      const isWatched = attempt(() => {
        watcher?.observe(target);
        return watcher !== undefined;
      });
      if (isWatched) return;
      waiting.add(target);
      queueMicrotask(() => {
        if (waiting.delete(target)) onSight([{ target, isIntersecting: true, intersectionRatio: 1 }]);
      });
    },
    unobserve(target) {
      waiting.delete(target);
      watcher?.unobserve(target);
    },
    disconnect() {
      waiting.clear();
      watcher?.disconnect();
    },
  };
}

function attempt<Made>(make: () => Made): Made | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}
