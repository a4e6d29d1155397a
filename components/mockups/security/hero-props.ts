/** What the page hands to a hero drawing: its form number, and the claims that the drawing quotes. */
export type HeroMockupProps = {
  form: string;
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
