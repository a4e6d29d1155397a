import { parseContent } from '../lib/schema/parse';
import { entriesSchema, hubSchema } from '../lib/schema/security';

export const hub = parseContent('content/security.ts', hubSchema, {
  title: 'Security you can show an auditor',
  lead: 'Who may see a document, who did, and when it goes: set once, written down as it happens.',
  meta: {
    title: 'Document security and compliance',
    description:
      'Who may see a document, who did, and when it goes: set once, written down as it happens. With versions, roles and an audit log on every document, from ₹39',
    updated: '2025-11-20',
  },
});

export const entries = parseContent('content/security.ts', entriesSchema, [
  {
    n: 1,
    slug: 'document-access-logs',
    name: 'Document Access Logs',
    promise: 'Who opened what, which version, when and from where.',
    picture: 'audit',
    meta: {
      title: 'Document Access Logs',
      description:
        'Who opened what, which version, when and from where. With versions, roles and an audit log on every document, from ₹390 a month, 14 days free to try first',
      updated: '2025-11-20',
    },
  },
  {
    n: 2,
    slug: 'permission-groups',
    name: 'Permission Groups',
    promise: 'Decide once what a role may do, for every folder below.',
    picture: 'groups',
    meta: {
      title: 'Permission Groups',
      description:
        'Decide once what a role may do, for every folder below. With versions, roles and an audit log on every document, from ₹390 a month, 14 days free to try fi',
      updated: '2025-11-20',
    },
  },
  {
    n: 3,
    slug: 'iso-hipaa-gdpr-ready',
    name: 'ISO/HIPAA/GDPR Ready',
    promise: 'The controls an auditor asks for, in one place.',
    picture: 'compliance',
    meta: {
      title: 'ISO/HIPAA/GDPR Ready',
      description:
        'The controls an auditor asks for, in one place. With versions, roles and an audit log on every document, from ₹390 a month, 14 days free to try first.',
      updated: '2025-11-20',
    },
  },
  {
    n: 4,
    slug: 'data-retention-rules',
    name: 'Data Retention Rules',
    promise: 'Keep what you must, delete what you should.',
    picture: 'retention',
    meta: {
      title: 'Data Retention Rules',
      description:
        'Keep what you must, delete what you should. With versions, roles and an audit log on every document, from ₹390 a month, 14 days free to try first.',
      updated: '2025-11-20',
    },
  },
  {
    n: 5,
    slug: 'secure-sharing-links',
    name: 'Secure Sharing Links',
    promise: 'Links that end, with every open on record.',
    picture: 'links',
    meta: {
      title: 'Secure Sharing Links',
      description:
        'Links that end, with every open on record. With versions, roles and an audit log on every document, from ₹390 a month, 14 days free to try first.',
      updated: '2025-11-20',
    },
  },
]);
