import type { Facts } from '../facts';

/** Props of the illustration in a first screen; `form` is the form number, printed once. */
export type HeroProps = { alt: string; form: string; facts: Facts };
