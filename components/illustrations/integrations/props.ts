/** Props of the illustration in the hero of an integration page. */
export type HeroProps = {
  /** Code of the page that is printed on the illustration, such as `I-02`. */
  pageCode: string;
  /** Name of the product and its mail domain, for labels inside the illustration. */
  product: string;
  domain: string;
};
