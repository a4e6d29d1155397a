import type { ReactNode } from 'react';
import { Chip } from '@/components/drawings/sheet';
import { Ended, PaperIcon, Pen, Strike } from '@/components/drawings/writing';
import { iyer, khan } from '@/lib/sample-people';
import type { IllustrationName } from '@/lib/schema/illustrations';
import type { Claims } from '../claims';

/** Illustrations of the points of a page's list: each shows the function in the product, on one line. */
export const points: Record<IllustrationName<'security/points'>, (props: { claims: Claims }) => ReactNode> = {
  // Document Access Logs
  'six-facts': () => (
    <>
      <span className="mono">who, what, role,</span>
      <span className="mono">version, when, where</span>
    </>
  ),
  'filtered-lines': () => (
    <>
      <Chip>{khan.name}</Chip>
      <Chip>Downloads</Chip>
      <span>1 line</span>
    </>
  ),
  'sealed-line': () => (
    <>
      <PaperIcon name="lock" />
      <span>Sealed 13:47:02</span>
    </>
  ),
  'link-view': () => (
    <>
      <span className="mono">12:10:45</span>
      <span>Link 7f3a opened</span>
    </>
  ),
  'kept-lines': () => (
    <>
      <PaperIcon name="clock" />
      <span>Keep log lines</span>
      <Chip tone="mint">8 years</Chip>
    </>
  ),
  'marked-download': () => (
    <>
      <PaperIcon name="bell" />
      <span>Payroll was downloaded</span>
    </>
  ),

  // Permission Groups
  'three-roles': () => (
    <>
      <Chip>Admin</Chip>
      <Chip>Manager</Chip>
      <Chip dashed>Articled clerk</Chip>
    </>
  ),
  'folder-or-file': () => (
    <>
      <PaperIcon name="folder" />
      <span>Accounts</span>
      <PaperIcon name="file" />
      <span>salary.pdf</span>
    </>
  ),
  'overridden-right': () => (
    <>
      <Strike>As Accounts</Strike>
      <Pen>Admin only</Pen>
    </>
  ),
  leaver: () => (
    <>
      <Strike>{khan.name}</Strike>
      <span>removed from 4 groups</span>
    </>
  ),
  guests: () => (
    <>
      <Chip tone="sky">Guests</Chip>
      <span>view, Vendors only</span>
    </>
  ),
  'reviewed-list': () => (
    <>
      <PaperIcon name="check" />
      <Pen>{`Checked, ${iyer.name}`}</Pen>
      <span className="mono">14 Nov</span>
    </>
  ),

  // ISO/HIPAA/GDPR Ready
  'encrypted-note': ({ claims }) => (
    <>
      <PaperIcon name="lock" />
      <span>discharge-note.pdf</span>
      <span className="mono">{claims.encryption}</span>
    </>
  ),
  'record-rights': () => (
    <>
      <Chip>Nurse</Chip>
      <span>view</span>
      <Chip>Billing</Chip>
      <span>none</span>
    </>
  ),
  'record-view': () => (
    <>
      <span className="mono">09:12:04</span>
      <span>Nurse viewed v2</span>
    </>
  ),
  'consent-rule': () => (
    <>
      <Chip tone="gold">Consent</Chip>
      <span>keep 10 years</span>
    </>
  ),
  'reviewed-deletion': () => (
    <>
      <PaperIcon name="check" />
      <span>Deleted after review</span>
    </>
  ),
  'asked-by-mail': () => (
    <>
      <PaperIcon name="mail" />
      <span>“Please send what you have”</span>
    </>
  ),

  // Data Retention Rules
  'tag-rule': () => (
    <>
      <Chip tone="gold">Invoice</Chip>
      <span>keep 8 years</span>
    </>
  ),
  'folder-rule': () => (
    <>
      <PaperIcon name="folder" />
      <span>Applicants</span>
      <span>2 years</span>
    </>
  ),
  hold: () => (
    <>
      <PaperIcon name="lock" />
      <span>Matter 112/26</span>
      <Chip tone="rose">On hold</Chip>
    </>
  ),
  'agreed-review': () => (
    <>
      <PaperIcon name="check" />
      <Pen>12 of 14 files approved</Pen>
    </>
  ),
  'restored-file': () => (
    <>
      <PaperIcon name="clock" />
      <span>Restored on day 12</span>
    </>
  ),
  'deletion-line': () => (
    <>
      <span className="mono">09:00:03</span>
      <span>ledger-2016 deleted</span>
    </>
  ),

  // Secure Sharing Links
  'link-terms': ({ claims }) => (
    <>
      <Chip>{claims.linkShort}</Chip>
      <Chip>{claims.linkLong}</Chip>
      <Chip dashed>On a date</Chip>
    </>
  ),
  'link-password': () => (
    <>
      <PaperIcon name="lock" />
      <span>Password</span>
      <span className="mono">••••••••</span>
    </>
  ),
  'view-only': () => (
    <>
      <Chip tone="sky">View only</Chip>
      <Strike>Download</Strike>
    </>
  ),
  'revoked-link': () => (
    <>
      <Ended>Link 2c81 revoked</Ended>
      <span className="mono">10:15</span>
    </>
  ),
  'opened-link': () => (
    <>
      <PaperIcon name="link" />
      <span>Opened 12:10, Safari</span>
    </>
  ),
  'link-per-person': () => (
    <>
      <Chip tone="mint">Bank</Chip>
      <Chip tone="mint">Buyer</Chip>
      <span>2 links</span>
    </>
  ),
};
