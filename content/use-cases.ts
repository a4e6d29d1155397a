import { parseContent } from '../lib/schema/parse';
import { entriesSchema, hubSchema } from '../lib/schema/use-cases';

export const hub = parseContent('content/use-cases.ts', hubSchema, {
  title: 'Use cases',
  lead: 'Five kinds of office, the papers each one keeps, and what changes when they are read as they arrive.',
  meta: {
    title: 'Document management by industry',
    description:
      'Five kinds of office, the papers each one keeps, and what changes when they are read as they arrive. With versions, roles and an audit log on every docume',
    updated: '2025-11-20',
  },
});

export const entries = parseContent('content/use-cases.ts', entriesSchema, [
  {
    n: 1,
    slug: 'ca-firms',
    name: 'CA Firms',
    promise: 'Returns, bills and ledgers, kept by client and by year.',
    picture: 'ca',
    meta: {
      title: 'CA Firms',
      description:
        'Returns, bills and ledgers, kept by client and by year. With versions, roles and an audit log on every document, from ₹390 a month, 14 days free to try fi',
      updated: '2025-11-20',
    },
  },
  {
    n: 2,
    slug: 'legal-offices',
    name: 'Legal Offices',
    promise: 'Matters, drafts and NDAs, with the current draft on top.',
    picture: 'legal',
    meta: {
      title: 'Legal Offices',
      description:
        'Matters, drafts and NDAs, with the current draft on top. With versions, roles and an audit log on every document, from ₹390 a month, 14 days free to try f',
      updated: '2025-11-20',
    },
  },
  {
    n: 3,
    slug: 'medical-records',
    name: 'Medical Records',
    promise: 'Readable on the ward, closed to everyone else.',
    picture: 'medical',
    meta: {
      title: 'Medical Records',
      description:
        'Readable on the ward, closed to everyone else. With versions, roles and an audit log on every document, from ₹390 a month, 14 days free to try first.',
      updated: '2025-11-20',
    },
  },
  {
    n: 4,
    slug: 'corporates',
    name: 'Corporates',
    promise: 'HR, contracts and policies under one permission model.',
    picture: 'corporate',
    meta: {
      title: 'Corporates',
      description:
        'HR, contracts and policies under one permission model. With versions, roles and an audit log on every document, from ₹390 a month, 14 days free to try fir',
      updated: '2025-11-20',
    },
  },
  {
    n: 5,
    slug: 'educational-institutes',
    name: 'Educational Institutes',
    promise: 'Theses, certificates and admissions, checked and handed on.',
    picture: 'education',
    meta: {
      title: 'Educational Institutes',
      description:
        'Theses, certificates and admissions, checked and handed on. With versions, roles and an audit log on every document, from ₹390 a month, 14 days free to tr',
      updated: '2025-11-20',
    },
  },
]);
