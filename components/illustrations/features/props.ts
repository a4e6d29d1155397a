import type { Facts } from '../facts';

/** Props of a hero illustration. `pageCode`, such as `F-01`, is printed on it. */
export type HeroProps = { alt: string; pageCode: string; facts: Facts };
