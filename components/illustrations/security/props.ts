import type { Facts } from '../facts';

/** Props of the illustration in a first screen. */
export type HeroProps = {
  alt: string;
  form: string;
  facts: Facts;
  /** Name of the product, which the log prints instead of a browser for lines of the AI. */
  product: string;
};
