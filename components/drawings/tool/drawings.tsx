import type { ReactNode } from 'react';
import { HousePhoto } from '@/components/drawings/feature/photos';
import type { ToolDrawing } from '@/lib/schema/drawings';
import { Bars } from '../writing';
import { Portrait, StampPhoto } from './cut-outs';
import { BillPhoto, CardPhoto, FloorPlan, StreetPhoto } from './photos';
import { PictureOut } from './picture-out';
import styles from './step-parts.module.css';

const photo = (picture: ReactNode) => () => <span className={styles.photo}>{picture}</span>;

/** A page of a PDF with a picture on it, and lines of writing where it has any. */
const page = (picture: ReactNode, lines?: ReactNode) => () => (
  <span className={styles.page}>
    {picture}
    {lines}
  </span>
);

const streetView = page(<StreetPhoto />, <Bars widths={[100, 85, 96, 50]} />);

/** What photos and pages show. */
export const drawings: Record<ToolDrawing, () => ReactNode> = {
  'bill-front': photo(<BillPhoto />),
  'bill-back': photo(<BillPhoto back />),
  'warranty-card': photo(<CardPhoto />),
  'page-cover': page(
    <Bars widths={[80, 60]} strong={[0]} />,
    <>
      <HousePhoto />
      <Bars widths={[100, 70]} />
    </>,
  ),
  'page-floor-plan': page(<FloorPlan />, <Bars widths={[100, 92, 100, 64]} />),
  'page-street-view': streetView,
  'page-picture-out': () => <PictureOut page={streetView()} />,
  'page-price-list': page(<Bars widths={[60, 100, 100, 80, 100, 94, 70]} strong={[0]} />),
  portrait: photo(<Portrait />),
  'portrait-cut-out': photo(<Portrait cut />),
  stamp: photo(<StampPhoto />),
  'stamp-cut-out': photo(<StampPhoto cut />),
};
