/** What the page hands to a hero drawing: its form number, the product, and the claims that the drawing quotes. */
export type HeroMockupProps = {
  form: string;
  /** Name of the product: where the AI's own lines come from. */
  product: string;
  claims: {
    encryption: string;
    iso27001: string;
    hipaa: string;
    gdpr: string;
    restore: string;
    linkShort: string;
    linkLong: string;
  };
};
