import type { ReactNode } from 'react';
import { InlinePicture } from '@/components/drawings/inline-picture';
import { Bars } from '@/components/drawings/writing';
import type { IllustrationName } from '@/lib/schema/illustrations';
import { PictureOut } from './picture-out';
import styles from './step-parts.module.css';

const photo = (name: string) => () => (
  <span className={styles.photo}>
    <InlinePicture name={name} />
  </span>
);

/** A page of a PDF with a picture on it, and lines of writing where it has any. */
const page = (picture: ReactNode, lines?: ReactNode) => () => (
  <span className={styles.page}>
    {picture}
    {lines}
  </span>
);

/** The third page of the brochure, which becomes a picture. */
export const streetView = page(<InlinePicture name="street-view" />, <Bars widths={[100, 85, 96, 50]} />);

export const priceList = page(<Bars widths={[60, 100, 100, 80, 100, 94, 70]} strong={[0]} />);

export const stamp = photo('stamp');

export const stampCutOut = photo('stamp-cut-out');

/** Photos and pages that content names for drop zones; steps of tools show some of them, too. */
export const samples: Record<IllustrationName<'tools/samples'>, () => ReactNode> = {
  'bill-front': photo('bill-front'),
  'bill-back': photo('bill-back'),
  'warranty-card': photo('warranty-card'),
  'page-cover': page(
    <Bars widths={[80, 60]} strong={[0]} />,
    <>
      <InlinePicture name="house" />
      <Bars widths={[100, 70]} />
    </>,
  ),
  'page-floor-plan': page(<InlinePicture name="floor-plan" />, <Bars widths={[100, 92, 100, 64]} />),
  'page-picture-out': () => <PictureOut page={streetView()} />,
  portrait: photo('portrait'),
  'portrait-cut-out': photo('portrait-cut-out'),
};
