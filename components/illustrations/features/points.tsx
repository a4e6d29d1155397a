import type { ReactNode } from 'react';
import { InlinePicture } from '@/components/drawings/inline-picture';
import { FormatTab } from '@/components/drawings/records';
import { Avatar, Chip, Chips, Mark, Progress, Source } from '@/components/drawings/sheet';
import { Bars, Caret, Ended, PaperIcon, Pen, Strike, Strong } from '@/components/drawings/writing';
import { Icon } from '@/components/ui/icon';
import { avatar, iyer, rao } from '@/lib/sample-people';
import type { IllustrationName } from '@/lib/schema/illustrations';
import { corners, FileBox, PlayButton, Portrait, Receipt, SpeechWave, TrailingNote } from './point-parts';

/** Illustrations of the points of a page's list: each shows the function in the product, on white paper. */
export const points: Record<IllustrationName<'features/points'>, () => ReactNode> = {
  // File Upload & Storage
  'dropped-folder': () => (
    <span className="flex w-full items-center gap-2.5 rounded-control border-2 border-dashed border-carbon-400 px-3 py-2.5">
      <Icon name="upload" size={18} className="text-ink" />
      <span>Unit 4B</span>
      <TrailingNote>24 files</TrailingNote>
    </span>
  ),
  'fitting-file': () => (
    <span className="grid w-full gap-1.5">
      <span className="flex items-center gap-2.5">
        <FormatTab name="PDF" />
        <span>lease.pdf</span>
        <TrailingNote>18 MB, fits</TrailingNote>
      </span>
      <Progress percent={36} />
    </span>
  ),
  'encrypted-file': () => (
    <>
      <span className="mono">lease.pdf</span>
      <PaperIcon name="arrow" />
      <FileBox icon="lock">9f3c a17e 04d2</FileBox>
    </>
  ),
  'stored-elsewhere': () => (
    <>
      <PaperIcon name="laptop-off" />
      <PaperIcon name="arrow" />
      <FileBox icon="cloud" sky>
        lease.pdf
      </FileBox>
    </>
  ),
  'found-phrase': () => (
    <span className="grid w-full grid-cols-[auto_1fr_auto] items-center gap-x-2.5 gap-y-2">
      <Icon name="search" size={18} className="text-ink" />
      <span className="text-ink">refundable deposit</span>
      <span className="text-sm">page 2</span>
      <Icon name="folder" size={18} className="text-ink" />
      <span className="mono col-span-2">
        property / unit-4b / <b>lease.pdf</b>
      </span>
    </span>
  ),
  'restored-ledger': () => (
    <>
      <Strike>ledger.xlsx</Strike>
      <Pen>Restore</Pen>
      <TrailingNote>deleted 3 Nov</TrailingNote>
    </>
  ),

  // Smart Tagging
  'tags-read': () => (
    <>
      <span className="mono">scan_47.pdf</span>
      <PaperIcon name="arrow" />
      <Chip tone="sky">Contract</Chip>
      <Chip>Unit 4B</Chip>
    </>
  ),
  'words-used': () => (
    <span>
      …and <Mark source={3}>expires on 31 March 2028</Mark>
    </span>
  ),
  'own-tags': () => (
    <Chips
      chips={[
        { label: 'Client' },
        { label: 'Year' },
        { label: 'Matter' },
        { label: 'Add a tag', dashed: true },
      ]}
    />
  ),
  'bulk-reading': () => (
    <span className="grid w-full gap-1.5">
      <span className="flex items-center gap-2.5">
        <span>Old leases</span>
        <span className="ml-auto">38 of 52 read</span>
      </span>
      <Progress percent={73} ai />
    </span>
  ),
  'changed-tag': () => (
    <>
      <Strike>Legal</Strike>
      <Pen>Property</Pen>
      <TrailingNote>{iyer.name}</TrailingNote>
    </>
  ),
  'tag-search': () => (
    <>
      <PaperIcon name="search" />
      <Chips
        chips={[
          { label: 'Contract', tone: 'sky' },
          { label: 'Expires 2028', tone: 'lilac' },
        ]}
      />
      <TrailingNote>3 found</TrailingNote>
    </>
  ),

  // Expiry Date Tracking
  'found-date': () => (
    <span>
      valid until <Mark>11 January 2027</Mark>
    </span>
  ),
  'reminder-days': () => (
    <>
      <PaperIcon name="bell" />
      <Chips
        chips={[
          { label: '12 Dec', tone: 'gold' },
          { label: '5 Jan', tone: 'gold' },
          { label: 'Add', dashed: true },
        ]}
      />
    </>
  ),
  'month-counts': () => (
    <span className="grid w-full grid-cols-4 text-center text-sm">
      {Object.entries({ Dec: 2, Jan: 4, Feb: 1, Mar: 3 }).map(([month, count]) => (
        <span key={month} className="border-l border-carbon-200 first:border-0">
          {month}
          <b className="block text-base leading-tight">{count}</b>
        </span>
      ))}
    </span>
  ),
  'named-owner': () => (
    <>
      <Avatar {...avatar(iyer)} />
      <Strong>{iyer.name}</Strong>
      <TrailingNote>Fire licence, lift permit</TrailingNote>
    </>
  ),
  'renewed-version': () => (
    <>
      <Chip tone="lilac">2026</Chip>
      <PaperIcon name="arrow" />
      <Chip>2027</Chip>
      <TrailingNote>
        uploaded by <Pen>{rao.name}</Pen>
      </TrailingNote>
    </>
  ),
  'expired-entry': () => (
    <>
      <Ended icon="alert">Expired 31 Oct</Ended>
      <TrailingNote>still in Licences</TrailingNote>
    </>
  ),

  // AI Integrated Tools
  'summary-line': () => (
    <>
      <span className="w-16 shrink-0">
        <Bars widths={[100, 92, 100, 60]} markedLines={[1]} />
      </span>
      <PaperIcon name="arrow" />
      <span>
        24 months, from April
        <Source n={1} />
      </span>
    </>
  ),
  'rewritten-line': () => (
    <>
      <Mark>In the event that</Mark>
      <PaperIcon name="arrow" />
      <Chip tone="lilac">If the rent is late…</Chip>
    </>
  ),
  'edited-line': () => (
    <span className="relative border-2 border-pen-600 px-2.5 py-1 text-ink">
      on the <Strike>5th</Strike> <Pen>10th</Pen> of each month
      {corners.map((corner) => (
        <i key={corner} className={`absolute size-2.5 border-2 border-pen-600 bg-bond ${corner}`} />
      ))}
    </span>
  ),
  'dictated-line': () => (
    <>
      <SpeechWave />
      <PaperIcon name="arrow" />
      <Caret>“Dear Mr Rao, the</Caret>
    </>
  ),
  'spoken-line': () => (
    <>
      <PlayButton />
      <span>
        …a deposit of <Mark>three months’ rent</Mark>…
      </span>
    </>
  ),
  'screened-pages': () => (
    <span className="grid gap-1">
      <span className="flex items-center gap-2">
        <Icon name="check" size={16} className="text-mint-ink" />
        All 12 pages, both dates
      </span>
      <span className="flex items-center gap-2 font-semibold text-ink">
        <Icon name="alert" size={16} />
        No signature on page 12
      </span>
    </span>
  ),

  // Image & Visual Tools
  'removed-background': () => (
    <>
      <Portrait name="person" />
      <PaperIcon name="arrow" />
      <Portrait name="person-half-cut" />
      <PaperIcon name="arrow" />
      <Portrait name="person-cut" />
    </>
  ),
  'photos-to-pdf': () => (
    <>
      <span className="flex gap-1">
        <Receipt />
        <Receipt />
        <Receipt />
      </span>
      <PaperIcon name="arrow" />
      <FormatTab name="PDF" />
      <span>3 pages</span>
    </>
  ),
  'pdf-to-pictures': () => (
    <>
      <FormatTab name="PDF" />
      <PaperIcon name="arrow" />
      <FormatTab name="JPG" />
      <FormatTab name="JPG" />
      <FormatTab name="JPG" />
    </>
  ),
  'set-crop': () => (
    <>
      <span className="relative block h-12 w-20 shrink-0 overflow-hidden">
        <InlinePicture name="person" className="h-12 w-20 opacity-35" />
        <span className="absolute inset-y-0 left-2 w-16 overflow-hidden border-2 border-pen-600">
          <InlinePicture name="person" className="absolute -top-0.5 -left-2.5 h-12 w-20 max-w-none" />
        </span>
      </span>
      <span className="font-semibold text-pen-600">4:3</span>
      <span className="mono ml-auto">1600 × 1200</span>
    </>
  ),
  'compressed-photo': () => (
    <span className="grid w-full grid-cols-[3.75rem_1fr] items-center gap-x-2.5 gap-y-1">
      <Strike>2.4 MB</Strike>
      <i className="h-2 rounded-full bg-carbon-300" />
      <b>380 KB</b>
      <i className="h-2 rounded-full bg-carbon-950" style={{ width: '16%' }} />
    </span>
  ),
  'placed-picture': () => (
    <span className="grid w-full grid-cols-[1fr_4.5rem] items-center gap-4">
      <Bars widths={[100, 92, 68]} />
      <span className="relative border-2 border-pen-600">
        <InlinePicture name="person-cut" className="h-11 w-full" />
      </span>
    </span>
  ),
};
