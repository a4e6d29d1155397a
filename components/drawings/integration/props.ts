/** What a page hands to the drawing of its first screen. */
export type HeroProps = {
  /** Form number of the page. */
  form: string;
  /** Name of the product and its mail domain, for labels inside the drawing. */
  product: string;
  domain: string;
  /** Last line of the drawing. */
  note?: string | undefined;
};
