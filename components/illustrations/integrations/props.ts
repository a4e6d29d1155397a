/** Props of the illustration in a first screen. */
export type HeroProps = {
  /** Form number of the page. */
  form: string;
  /** Name of the product and its mail domain, for labels inside the illustration. */
  product: string;
  domain: string;
};
