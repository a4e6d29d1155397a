/** What the page hands to a hero drawing. */
export type HeroProps = {
  form: string;
  /** Name of the product: where the AI's own lines come from. */
  product: string;
};
