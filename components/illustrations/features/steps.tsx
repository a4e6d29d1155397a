import type { ReactNode } from 'react';
import { InlinePicture } from '@/components/drawings/inline-picture';
import { FormatTab } from '@/components/drawings/records';
import { Avatar, Chip, Chips, Mark, Source } from '@/components/drawings/sheet';
import { Bars, Pen } from '@/components/drawings/writing';
import { Icon } from '@/components/ui/icon';
import { avatar, iyer, khan, rao } from '@/lib/sample-people';
import type { IllustrationName } from '@/lib/schema/illustrations';
import { BlockGlyph, FirmMark } from './blocks';
import {
  Card,
  Folder,
  Half,
  Notice,
  Page,
  Pair,
  Person,
  ShortPage,
  SignatureLines,
  Stack,
} from './step-documents';
import { Fields, FormatTabs, Lines, LockedLine, Sentence, Signatures } from './step-sheet';
import styles from './steps.module.css';
import builder from './steps-builder.module.css';
import people from './steps-people.module.css';
import upload from './steps-upload.module.css';

/** Illustrations of steps: each shows the state at the end of its step. */
export const steps: Record<IllustrationName<'features/steps'>, () => ReactNode> = {
  // File Upload & Storage
  'dropped-pile': () => (
    <div className={upload.pile}>
      {['PDF', 'Excel', 'JPG'].map((format) => (
        <Page key={format}>
          <FormatTab name={format} />
        </Page>
      ))}
      <span className={upload.drop}>
        <Icon name="upload" size={18} />
        Drop here
      </span>
    </div>
  ),
  'locked-folder': () => (
    <Folder
      className="h-[184px]"
      papers={<Page className={styles.behind} widths={[70, 100, 88]} headingLines={[0]} />}
    >
      <b className="flex items-center gap-2 text-sm">
        <Icon name="lock" size={18} />
        Property / Unit 4B
      </b>
      <span className="flex gap-1.5">3 files, encrypted</span>
    </Folder>
  ),
  'search-hit': () => (
    <div className={styles.column}>
      <span className={`paper ${upload.search}`}>
        <Icon name="search" size={18} />
        refundable deposit
      </span>
      <ShortPage title="lease.pdf" note="page 2" widths={[100, 90, 100, 62, 94]} headingLines={[3]} />
    </div>
  ),

  // Smart Tagging
  'scanned-page': () => <Page title="scan_47" widths={[90, 100, 72, 96, 60, 88, 100, 64]} />,
  'marked-scan': () => (
    <Page title="scan_47" widths={[90, 100, 72, 96, 60, 88, 100, 64]} markedLines={[1, 3, 6]} />
  ),
  'filed-lease': () => (
    <Folder
      className="h-[184px]"
      papers={<Page className={styles.behind} title="Lease, Unit 4B" widths={[90, 100, 72]} />}
    >
      <b className="flex items-center gap-2">Property / Unit 4B</b>
      <span className="flex gap-1.5">
        <Chip tone="sky">Contract</Chip>
        <Chip>2028</Chip>
      </span>
    </Folder>
  ),

  // Document Version Control
  'saved-version': () => (
    <Stack tones={['rose']}>
      <ShortPage title="Supply agreement" widths={[100, 86, 60]}>
        <Sentence>
          <Chip tone="rose">v2 saved</Chip>
        </Sentence>
      </ShortPage>
    </Stack>
  ),
  'compared-versions': () => (
    <Pair>
      <Half title="v2" tone="rose">
        <Lines lines={['same', 'same', 'removed', 'same', 'same']} />
      </Half>
      <Half title="v3" tone="lilac">
        <Lines lines={['same', 'same', 'changed', 'same', 'same']} />
      </Half>
    </Pair>
  ),
  'locked-version': () => (
    <Stack tones={['sky', 'rose', 'lilac']}>
      <ShortPage title="v4" widths={[100, 90, 60]} headingLines={[0]}>
        <LockedLine>Signed, locked</LockedLine>
      </ShortPage>
    </Stack>
  ),

  // Expiry Date Tracking
  'marked-date': () => (
    <Page title="Fire licence" widths={[92, 100, 74]}>
      <Sentence>
        valid until <Mark>11 January 2027</Mark>
      </Sentence>
    </Page>
  ),
  'owner-reminder': () => (
    <Notice tone="gold" icon="bell" title="12 December">
      <span>{`To ${iyer.name}, ${iyer.role}`}</span>
      <span>Fire licence expires in a month</span>
    </Notice>
  ),
  'renewed-licence': () => (
    <Stack tones={['lilac']}>
      <ShortPage title="Fire licence" note="v2" widths={[92, 100, 74]}>
        <Sentence>
          <Pen>until 11 January 2028</Pen>
        </Sentence>
      </ShortPage>
    </Stack>
  ),

  // Role-Based Sharing
  'chosen-folder': () => (
    <Folder className={people.plainFolder}>
      <b className="flex items-center gap-2 text-sm">Vendor contracts</b>
      <span className="flex gap-1.5">12 documents</span>
    </Folder>
  ),
  'ticked-roles': () => (
    <div className="grid w-full max-w-[250px] gap-[8px]">
      <Person leading={<Avatar {...avatar(rao)} />} name={rao.role} note="all" />
      <Person leading={<Avatar {...avatar(iyer)} />} name={iyer.role} note="view, edit" chosen />
      <Person leading={<Avatar {...avatar(khan)} />} name={khan.role} note="view" />
    </div>
  ),
  'outside-link': () => (
    <Notice tone="sky" icon="clock" title="Expires on 27 Nov">
      <span className="mono">/s/7f3a-vendor</span>
      <span>Password on, view only</span>
    </Notice>
  ),

  // Digital Signature Support
  'placed-fields': () => (
    <Page title="Agreement, draft" widths={[100, 64]}>
      <Fields>
        <span>Name</span>
        <span>Signature</span>
        <span>Date</span>
      </Fields>
    </Page>
  ),
  'signing-order': () => (
    <div className="grid w-full max-w-[250px] gap-[8px]">
      <Person leading={1} name={iyer.name} />
      <Person leading={2} name={rao.name} note="to sign now" chosen />
      <Person leading={3} name={khan.name} note="next" />
    </div>
  ),
  'locked-agreement': () => (
    <Page title="Agreement" note="v4" widths={[100]}>
      <Signatures signers={['iyer', 'rao', 'khan']} />
      <LockedLine>Locked</LockedLine>
    </Page>
  ),

  // AI Integrated Tools
  'opened-lease': () => (
    <Page title="Lease, Unit 4B" widths={[60, 100, 92, 98, 70, 100, 86, 94]} headingLines={[0]} />
  ),
  'asked-question': () => (
    <div className={styles.column}>
      <Chips chips={[{ label: 'Summarise' }, { label: 'Rewrite' }, { label: 'Read aloud' }]} />
      <Card cut className={styles.question}>
        Can the rent go up?
      </Card>
    </div>
  ),
  'accepted-answer': () => (
    <div className={styles.column}>
      <Page title="Clause 5" widths={[100, 92, 98, 64]} markedLines={[1, 2]} />
      <Card tone="lilac" className={styles.overlay}>
        <span className="text-ink">
          Rent rises once a year
          <Source n={1} />
        </span>
        <span className="mt-1 flex items-center gap-1.5 font-semibold text-pen-700">
          <Icon name="check" size={16} stroke={2.5} />
          Accept
        </span>
      </Card>
    </div>
  ),

  // Plagiarism Checker
  'added-thesis': () => (
    <Page title="Thesis, chapter 2" widths={[100, 90, 96, 70, 100]}>
      <FormatTabs>
        <FormatTab name="PDF" />
        <FormatTab name="Word" />
      </FormatTabs>
    </Page>
  ),
  'matched-passages': () => (
    <Pair>
      <Half title="Yours" widths={[100, 88, 96, 72, 90]} markedLines={[2, 3]} />
      <Half title="Source 1" tone="sky">
        <Lines lines={['same', 'matched', 'matched', 'same']} />
      </Half>
    </Pair>
  ),
  'cited-passage': () => (
    <Page title="Thesis, chapter 2">
      <Sentence variant="large">
        <Mark source={1}>is rarely measured</Mark>
      </Sentence>
      <Sentence variant="large">
        <Pen>(Journal, 2019)</Pen>
        <Source n={1} />
      </Sentence>
      <Sentence variant="ruled">18% before, 9% after</Sentence>
    </Page>
  ),

  // Image & Visual Tools
  'opened-photo': () => (
    <div className={`paper ${styles.print}`}>
      <InlinePicture name="person" className={styles.photo} />
      <span className="mono">IMG_2041.jpg</span>
    </div>
  ),
  'cropped-photo': () => (
    <div className={`paper ${styles.print} ${styles.edited}`}>
      <InlinePicture name="person-crop" className={styles.photo} />
      <span className="mono">background off, 4:3</span>
    </div>
  ),
  'placed-photo': () => (
    <Page title="Letter">
      <span className="grid grid-cols-[1fr_4.5rem] items-start gap-3 first:mt-0">
        <Bars widths={[80, 100, 90, 96]} headingLines={[0]} />
        <InlinePicture name="person-cut" className="h-14 w-full border-[1.5px] border-carbon-950" />
      </span>
    </Page>
  ),

  // Document Builder
  'chosen-template': () => (
    <Pair>
      <Half title="Letter" widths={[50, 100, 90, 96, 60]} />
      <Half title="Agreement" widths={[100, 88]} picked>
        <SignatureLines />
      </Half>
    </Pair>
  ),
  'placed-blocks': () => (
    <div className={`paper ${builder.dashed}`}>
      <span>
        <FirmMark size={20} />
        <Bars widths={[80, 50]} headingLines={[0]} />
      </span>
      <span className={builder.placing}>
        <BlockGlyph kind="clause" />
        Clause: notice
      </span>
      <span>
        <BlockGlyph kind="signature" />
        Signature
      </span>
    </div>
  ),
  'exported-formats': () => (
    <Pair>
      <Half widths={[60, 100, 90]} headingLines={[0]}>
        <FormatTabs>
          <FormatTab name="PDF" />
        </FormatTabs>
      </Half>
      <Half tone="lilac">
        <Lines lines={['heading', 'same', 'same']} />
        <FormatTabs>
          <FormatTab name="Word" />
        </FormatTabs>
      </Half>
    </Pair>
  ),
};
