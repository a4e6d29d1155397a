import type { Facts } from '../facts';

/** Props of the illustration in a first screen. */
export type HeroProps = {
  alt: string;
  form: string;
  facts: Facts;
  /** Name of the product: where the AI's own lines come from. */
  product: string;
};
