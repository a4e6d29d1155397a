import type { Facts } from '../facts';

/** What a page hands to the illustration of its first screen. */
export type HeroProps = {
  alt: string;
  form: string;
  facts: Facts;
  /** Name of the product: where the AI's own lines come from. */
  product: string;
};
