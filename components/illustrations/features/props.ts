import type { Facts } from '../facts';

/** Props of the illustration in a first screen; `form` is the page's form number, which the illustration prints. */
export type HeroProps = { alt: string; form: string; facts: Facts };
