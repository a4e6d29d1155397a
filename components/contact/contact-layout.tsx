import type { ReactNode } from 'react';
import { Hero } from '@/components/site/hero';
import type { Trail } from '@/components/ui/breadcrumb';
import styles from './contact.module.css';

type Props = {
  trail: Trail;
  titleId?: string;
  title: string;
  lead: string;
  form: ReactNode;
  side?: ReactNode;
};

const heroLayout = {
  band: styles.page ?? '',
  trail: '[color-scheme:dark] print:[color-scheme:light]',
  grid: 'pt-7 lg:split-5 lg:grid-rows-[10rem_auto_auto] lg:pt-10',
  textColumn: styles.top,
  belowTitle: 'contents',
  lead: 'mt-4.5 md:max-lg:mt-0',
  beside: 'contents',
};

/** Heading on carbon, the form overlapping its lower edge, the side column beside or below it. */
export function ContactLayout({ form, side, ...copy }: Props) {
  return (
    <Hero
      layout={heroLayout}
      {...copy}
      beside={
        <>
          {form}
          {side}
        </>
      }
    />
  );
}
