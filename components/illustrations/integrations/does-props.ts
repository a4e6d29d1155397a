import type { Titled } from '@/lib/schema/common';
import type { Facts } from '../facts';

/** What the section on what it does gets from its page. */
export type DoesProps = {
  title: string;
  note: string;
  items: Titled[];
  /** What is drawn beside the list, unless it is the list itself. */
  alt: string;
  product: string;
  facts: Facts;
};
