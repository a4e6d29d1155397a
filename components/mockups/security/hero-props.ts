import type { DrawnFacts } from '@/lib/schema/claims';

/** What the page hands to a hero drawing: its form number, the product, and the claims that the drawing quotes. */
export type HeroMockupProps = {
  form: string;
  /** Name of the product: where the AI's own lines come from. */
  product: string;
  claims: DrawnFacts;
};
