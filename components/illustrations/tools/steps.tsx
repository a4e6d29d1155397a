import type { ReactNode } from 'react';
import { Mark } from '@/components/drawings/sheet';
import { Pen, Strike } from '@/components/drawings/writing';
import type { IllustrationName } from '@/lib/schema/illustrations';
import { Added, FlaggedCheck, PassedCheck, Removed } from './result-marks';
import { cover, floorPlan, priceList, stamp, stampCutOut, streetView } from './samples';
import { CutLine, Lines, PageRow, Print, Prints, Recording } from './step-documents';
import { DroppedFiles, FilePair, Results, TypedField } from './step-files';
import { ActionButtons, Selected } from './step-parts';
import { OptionList, OrderedRows, Point, Points } from './step-rows';

/** Illustrations of the steps of tools: each shows the tool in use. */
export const steps: Record<IllustrationName<'tools/steps'>, () => ReactNode> = {
  // Image to PDF
  'added-pictures': () => <DroppedFiles names={['bill.jpg', 'back.jpg', 'card.jpg']} />,
  'ordered-pictures': () => <OrderedRows names={['bill.jpg', 'back.jpg', 'card.jpg']} moved={2} />,
  'bill-pdf': () => <Results files={[{ name: 'bill.pdf', note: '3 pages' }]} />,

  // PDF to Image
  'added-brochure': () => <DroppedFiles names={['homes.pdf']} />,
  'picked-pages': () => <PageRow pages={[cover, floorPlan, streetView, priceList]} picked={[2, 3]} />,
  'saved-pictures': () => (
    <Prints>
      <Print note="homes-2.jpg">{floorPlan()}</Print>
      <Print note="homes-3.jpg">{streetView()}</Print>
    </Prints>
  ),

  // Merge PDF's
  'added-letters': () => <DroppedFiles names={['letter.pdf', 'accounts.pdf', 'annexures.pdf']} />,
  'ordered-files': () => <OrderedRows names={['letter.pdf', 'accounts.pdf', 'annexures.pdf']} moved={1} />,
  'client-pack': () => <Results files={[{ name: 'client-pack.pdf', note: '12 pages' }]} />,

  // Word to PDF
  'added-offer-letter': () => <DroppedFiles names={['offer-letter.docx']} />,
  'page-breaks': () => (
    <Lines>
      <p>from 1 April.</p>
      <CutLine>Page ends here</CutLine>
      <p>
        <FlaggedCheck>Only the signature</FlaggedCheck>
      </p>
    </Lines>
  ),
  'offer-pdf': () => <Results files={[{ name: 'offer-letter.pdf', note: '2 pages' }]} />,

  // Excel to PDF
  'added-ledger': () => <DroppedFiles names={['ledger.xlsx']} />,
  'picked-sheets': () => (
    <OptionList options={['Apr–Jun', 'Jul–Sep', 'Working sheet']} picked={['Apr–Jun', 'Jul–Sep']} />
  ),
  'ledger-pdf': () => <Results files={[{ name: 'ledger.pdf', note: '2 pages' }]} />,

  // PDF To PPT
  'added-report': () => <DroppedFiles names={['board-report.pdf']} />,
  'slide-pages': () => <PageRow pages={5} picked={[2, 3, 4]} />,
  'report-slides': () => <Results files={[{ name: 'board-report.pptx', note: '3 slides' }]} />,

  // Background Remove
  'added-stamp': () => <DroppedFiles names={['stamp.jpg']} />,
  'stamp-outline': () => (
    <Prints>
      <Print note="outline">{stamp()}</Print>
    </Prints>
  ),
  'cut-out-stamp': () => (
    <Prints>
      <Print note="cut out">{stampCutOut()}</Print>
    </Prints>
  ),

  // Remove Pages
  'added-tender': () => <DroppedFiles names={['tender.pdf']} />,
  'struck-pages': () => <PageRow pages={5} struck={[2, 4]} />,
  'shorter-tender': () => <Results files={[{ name: 'tender.pdf', note: '3 pages' }]} />,

  // Compare PDF
  'sent-lease': () => <DroppedFiles names={['lease-v1.pdf']} />,
  'both-leases': () => (
    <FilePair
      files={[
        { name: 'lease-v1.pdf', note: 'old' },
        { name: 'lease-v2.pdf', note: 'new' },
      ]}
    />
  ),
  'changed-notice': () => (
    <Lines>
      <p>
        <Removed>One month’s notice</Removed>
      </p>
      <p>
        <Added>Three months’ notice</Added>
      </p>
    </Lines>
  ),

  // Split PDF
  'added-scan': () => <DroppedFiles names={['scan-0412.pdf']} />,
  'page-cuts': () => <PageRow pages={9} cuts={[3, 7]} />,
  'split-bills': () => (
    <Results
      files={[
        { name: 'rent-bill.pdf', note: '3 pages' },
        { name: 'phone-bill.pdf', note: '4 pages' },
        { name: 'tax-receipt.pdf', note: '2 pages' },
      ]}
    />
  ),

  // AI PDF Editor
  'selected-text': () => (
    <Lines>
      <p>The tenant shall leave</p>
      <p>
        <Selected>within a reasonable time.</Selected>
      </p>
    </Lines>
  ),
  'typed-wording': () => <TypedField name="New wording" value="on or before 31 March." />,
  'accepted-wording': () => (
    <Lines>
      <p>The tenant shall leave</p>
      <p>
        <Pen>on or before 31 March.</Pen>
      </p>
      <ActionButtons options={['Accept', 'Discard']} />
    </Lines>
  ),

  // Document Screener
  'added-agreement': () => <DroppedFiles names={['loan-form.pdf']} />,
  'screened-issues': () => (
    <Points>
      <Point title="Clause 9 has no date">
        <FlaggedCheck>valid until the day of</FlaggedCheck>
      </Point>
      <Point title="Page 6 isn’t signed">
        <FlaggedCheck>Signed:</FlaggedCheck>
      </Point>
    </Points>
  ),
  'settled-issues': () => (
    <Points>
      <Point title="Clause 9 has no date">
        <Pen>Date added</Pen>
      </Point>
      <Point title="Page 6 isn’t signed">
        <PassedCheck>Dismissed</PassedCheck>
      </Point>
    </Points>
  ),

  // Plagiarism Screener
  'added-chapter': () => <DroppedFiles names={['chapter-2.docx']} />,
  'numbered-matches': () => (
    <Lines>
      <p>
        <Mark source={1}>rural credit fell</Mark>
      </p>
      <p>while deposits rose.</p>
      <p>
        <Mark source={2}>The cause remains disputed</Mark>
      </p>
    </Lines>
  ),
  'cited-match': () => (
    <Lines>
      <p>rural credit fell</p>
      <p>
        <Pen>(Journal article, 2019)</Pen>
      </p>
    </Lines>
  ),

  // Summarize Text
  'added-minutes': () => <DroppedFiles names={['minutes.docx']} />,
  'chosen-length': () => (
    <OptionList
      circles
      options={['Short, for a message', 'Longer, for the file']}
      picked={['Short, for a message']}
    />
  ),
  'summary-source': () => (
    <Lines>
      <p>resolved to renew the lease</p>
      <p>
        <Mark>page 2, line 4</Mark>
      </p>
    </Lines>
  ),

  // Speech to Text
  'recorded-visit': () => <Recording name="Site visit" time="4:12" />,
  'corrected-transcript': () => (
    <Lines>
      <p>
        <Strike>Mr Iyah</Strike>
      </p>
      <p>
        <Pen>Mr Iyer</Pen>
      </p>
      <p>has the documents.</p>
    </Lines>
  ),
  'visit-notes': () => <Results files={[{ name: 'site-visit.docx', note: '1 page' }]} />,

  // Text to Speech
  'added-notice': () => <DroppedFiles names={['notice.docx']} />,
  'chosen-voice': () => (
    <OptionList circles options={['First voice', 'Second voice']} picked={['Second voice']} />
  ),
  'saved-notice': () => <Recording name="Notice" time="0:26" saved />,
};
