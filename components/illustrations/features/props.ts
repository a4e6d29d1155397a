import type { Claims } from '../claims';

/** Props of a hero illustration. `pageCode`, such as `F-01`, is printed on it. */
export type HeroProps = { alt: string; pageCode: string; claims: Claims };
