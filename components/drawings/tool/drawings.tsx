import type { ReactNode } from 'react';
import type { ToolDrawing } from '@/lib/schema/drawings';
import { InlinePicture } from '../inline-picture';
import { Bars } from '../writing';
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

const streetView = page(<InlinePicture name="street-view" />, <Bars widths={[100, 85, 96, 50]} />);

/** What photos and pages show. */
export const drawings: Record<ToolDrawing, () => ReactNode> = {
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
  'page-street-view': streetView,
  'page-picture-out': () => <PictureOut page={streetView()} />,
  'page-price-list': page(<Bars widths={[60, 100, 100, 80, 100, 94, 70]} strong={[0]} />),
  portrait: photo('portrait'),
  'portrait-cut-out': photo('portrait-cut-out'),
  stamp: photo('stamp'),
  'stamp-cut-out': photo('stamp-cut-out'),
};
