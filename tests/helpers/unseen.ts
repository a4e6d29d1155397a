/** In a page without a layout nothing comes into view. */
export class Unseen {
  observe() {}
  unobserve() {}
  disconnect() {}
}
