import type { Facts } from '../facts';

/** Props of a hero illustration. */
export type HeroProps = {
  alt: string;
  /** Code of the page that is printed on the illustration, such as `S-02`. */
  pageCode: string;
  facts: Facts;
  /** Name of the product, which the log prints instead of a browser for lines of the AI. */
  product: string;
};
