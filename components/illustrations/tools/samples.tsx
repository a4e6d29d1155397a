import type { ReactNode } from 'react';
import { InlinePicture } from '@/components/drawings/inline-picture';
import { Bars } from '@/components/drawings/writing';
import type { IllustrationName } from '@/lib/schema/illustrations';
import { PageAsPicture } from './page-as-picture';
import styles from './step-parts.module.css';

const photo = (name: string) => () => (
  <span className={styles.photo}>
    <InlinePicture name={name} />
  </span>
);

/** A page of a PDF with a picture, and optionally lines of writing. */
const page = (picture: ReactNode, lines?: ReactNode) => () => (
  <span className={styles.page}>
    {picture}
    {lines}
  </span>
);

export const cover = page(
  <Bars widths={[80, 60]} headingLines={[0]} />,
  <>
    <InlinePicture name="house" />
    <Bars widths={[100, 70]} />
  </>,
);

export const floorPlan = page(<InlinePicture name="floor-plan" />, <Bars widths={[100, 92, 100, 64]} />);

/** The third page of the brochure, which becomes a picture. */
export const streetView = page(<InlinePicture name="street-view" />, <Bars widths={[100, 85, 96, 50]} />);

export const priceList = page(<Bars widths={[60, 100, 100, 80, 100, 94, 70]} headingLines={[0]} />);

export const stamp = photo('stamp');

export const stampCutOut = photo('stamp-cut-out');

/** A sample file in a drop zone: a photo, or a sheet with the file's name, a note and a picture of its contents. */
type Sample = { photo: () => ReactNode } | { name: string; note?: string; picture: string };

/** Samples of a tool's input; for tools with a text field, of their output. */
export const samples: Record<IllustrationName<'tools/samples'>, Sample> = {
  'bill-front': { photo: photo('bill-front') },
  'bill-back': { photo: photo('bill-back') },
  'warranty-card': { photo: photo('warranty-card') },
  'page-cover': { photo: cover },
  'page-floor-plan': { photo: floorPlan },
  'page-as-picture': { photo: () => <PageAsPicture page={streetView()} /> },
  portrait: { photo: photo('portrait') },
  'portrait-cut-out': { photo: photo('portrait-cut-out') },
  'extension-letter': { name: 'extension-letter.pdf', note: '2 pages', picture: 'sample-edited' },
  'lease-to-sign': { name: 'lease.pdf', note: '3 pages', picture: 'sample-signed' },
  'statement-to-redact': { name: 'statement.pdf', note: '4 pages', picture: 'sample-redacted' },
  'pages-to-organise': { name: 'bid.pdf', note: '15 pages', picture: 'sample-pages' },
  'lease-sent': { name: 'lease-v1.pdf', note: 'old', picture: 'sample-removed' },
  'lease-returned': { name: 'lease-v2.pdf', note: 'new', picture: 'sample-added' },
  agreement: { name: 'loan-form.pdf', note: '6 pages', picture: 'sample-form' },
  ledger: { name: 'ledger.xlsx', note: '3 sheets', picture: 'sample-grid' },
  letter: { name: 'letter.pdf', note: '1 page', picture: 'sample-lines' },
  accounts: { name: 'accounts.pdf', note: '4 pages', picture: 'sample-lines' },
  annexures: { name: 'annexures.pdf', note: '7 pages', picture: 'sample-lines' },
  'board-report': { name: 'board-report.pdf', note: '5 pages', picture: 'sample-chart' },
  chapter: { name: 'chapter-2.docx', note: '18 pages', picture: 'sample-copied' },
  survey: { name: 'survey-2019.pdf', note: '40 pages', picture: 'sample-copied' },
  'first-draft': { name: 'draft-1.docx', picture: 'sample-copied' },
  tender: { name: 'tender.pdf', note: '5 pages', picture: 'sample-crossed' },
  'site-visit': { name: 'site-visit.m4a', note: '4:12', picture: 'sample-wave' },
  scan: { name: 'scan-0412.pdf', note: '9 pages', picture: 'sample-cut' },
  'offer-letter': { name: 'offer-letter.docx', note: '2 pages', picture: 'sample-badge' },
  summary: { name: 'Summary', note: '3 points', picture: 'sample-points' },
  'spoken-notice': { name: 'notice.wav', note: '0:26', picture: 'sample-spoken' },
};
