import type { Titled } from '@/lib/schema/common';
import type { Claims } from '../claims';

/** Props of the sections that show what an integration does. */
export type FunctionsProps = {
  title: string;
  note: string;
  items: Titled[];
  /** Alternative text of the drawing beside the list; empty if the drawing is the list itself. */
  alt: string;
  product: string;
  claims: Claims;
};
