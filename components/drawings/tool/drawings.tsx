import type { ReactNode } from 'react';
import type { ToolDrawing } from '@/lib/schema/drawings';
import type { PictureName } from '@/lib/schema/pictures';
import { Photo } from '../photo';
import { Bars } from '../writing';
import { PictureOut } from './picture-out';
import styles from './step-parts.module.css';

const photo = (name: PictureName) => () => (
  <span className={styles.photo}>
    <Photo name={name} />
  </span>
);

/** A page of a PDF with a picture on it, and lines of writing where it has any. */
const page = (picture: ReactNode, lines?: ReactNode) => () => (
  <span className={styles.page}>
    {picture}
    {lines}
  </span>
);

const streetView = page(<Photo name="d-street-view" />, <Bars widths={[100, 85, 96, 50]} />);

/** What photos and pages show. */
export const drawings: Record<ToolDrawing, () => ReactNode> = {
  'bill-front': photo('d-bill-front'),
  'bill-back': photo('d-bill-back'),
  'warranty-card': photo('d-warranty-card'),
  'page-cover': page(
    <Bars widths={[80, 60]} strong={[0]} />,
    <>
      <Photo name="d-house" />
      <Bars widths={[100, 70]} />
    </>,
  ),
  'page-floor-plan': page(<Photo name="d-floor-plan" />, <Bars widths={[100, 92, 100, 64]} />),
  'page-street-view': streetView,
  'page-picture-out': () => <PictureOut page={streetView()} />,
  'page-price-list': page(<Bars widths={[60, 100, 100, 80, 100, 94, 70]} strong={[0]} />),
  portrait: photo('d-portrait'),
  'portrait-cut-out': photo('d-portrait-cut-out'),
  stamp: photo('d-stamp'),
  'stamp-cut-out': photo('d-stamp-cut-out'),
};
