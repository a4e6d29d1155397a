import type { Claims } from '../claims';

/** Props of a hero illustration. */
export type HeroProps = {
  alt: string;
  /** Page code printed on the illustration, such as `S-02`. */
  pageCode: string;
  claims: Claims;
  /** Product name; the access log shows it in the browser column for entries made by the AI. */
  product: string;
};
