/** Stands in for IntersectionObserver in a page without a layout, where nothing comes into view. */
export class NeverIntersecting {
  observe() {}
  unobserve() {}
  disconnect() {}
}
