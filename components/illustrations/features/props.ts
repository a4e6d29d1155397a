import type { Facts } from '../facts';

/** What a page hands to the illustration of its first screen; `form` is the form number, printed once. */
export type HeroProps = { alt: string; form: string; facts: Facts };
