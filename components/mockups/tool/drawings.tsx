import type { ReactNode } from 'react';
import { HousePhoto } from '@/components/mockups/feature/photos';
import type { ToolDrawing } from '@/lib/schema/tool-drawings';
import { Bars } from '../paper';
import { BillPhoto, CardPhoto, FloorPlan, Portrait } from './photos';
import styles from './pieces.module.css';

const photo = (picture: ReactNode) => () => <span className={styles.photo}>{picture}</span>;

/** A page of a PDF with a picture on it, and lines of writing where it has any. */
const page = (picture: ReactNode, lines?: ReactNode) => () => (
  <span className={styles.page}>
    {picture}
    {lines}
  </span>
);

/** What the pictures and pages of a sample show. */
export const drawings: Record<ToolDrawing, () => ReactNode> = {
  'bill-front': photo(<BillPhoto />),
  'bill-back': photo(<BillPhoto back />),
  'warranty-card': photo(<CardPhoto />),
  'page-bill-front': page(<BillPhoto />),
  'page-bill-back': page(<BillPhoto back />),
  'page-warranty-card': page(<CardPhoto />),
  'page-cover': page(<Bars widths={[80, 60]} strong={[0]} />, <HousePhoto />),
  'page-floor-plan': page(<FloorPlan />, <Bars widths={[100, 70]} />),
  'page-street-view': page(<HousePhoto />, <Bars widths={[100, 85]} />),
  'page-price-list': page(<Bars widths={[60, 100, 100, 80]} strong={[0]} />),
  'floor-plan': photo(<FloorPlan />),
  'street-view': photo(<HousePhoto />),
  portrait: photo(<Portrait />),
  'portrait-cut-out': photo(<Portrait cut />),
};
