import { entriesSchema, hubSchema } from '../lib/schema/integrations';
import { parseContent } from '../lib/schema/parse';

export const hub = parseContent('content/integrations.ts', hubSchema, {
  title: 'Integrations',
  lead: 'Connect the places where documents already arrive: cloud drives, inboxes, other apps and your own portal.',
  meta: {
    title: 'Google Drive, Dropbox, Zapier and API',
    description:
      'Connect the places where documents already arrive: cloud drives, inboxes, other apps and your own portal. With versions, roles and an audit log on every d',
    updated: '2025-11-20',
  },
});

export const entries = parseContent('content/integrations.ts', entriesSchema, [
  {
    n: 1,
    slug: 'google-drive',
    name: 'Google Drive',
    promise: 'Two-way sync with the folders you choose.',
    picture: 'drive',
    meta: {
      title: 'Google Drive',
      description:
        'Two-way sync with the folders you choose. With versions, roles and an audit log on every document, from ₹390 a month, 14 days free to try first.',
      updated: '2025-11-20',
    },
  },
  {
    n: 2,
    slug: 'dropbox',
    name: 'Dropbox',
    promise: 'Bring chosen folders in, names and versions kept.',
    picture: 'dropbox',
    meta: {
      title: 'Dropbox integration',
      description:
        'Bring chosen folders in, names and versions kept. With versions, roles and an audit log on every document, from ₹390 a month, 14 days free to try first.',
      updated: '2025-11-20',
    },
  },
  {
    n: 3,
    slug: 'email-upload',
    name: 'Email Upload',
    promise: 'A private address that files its attachments.',
    picture: 'email',
    meta: {
      title: 'Email Upload',
      description:
        'A private address that files its attachments. With versions, roles and an audit log on every document, from ₹390 a month, 14 days free to try first.',
      updated: '2025-11-20',
    },
  },
  {
    n: 4,
    slug: 'zapier',
    name: 'Zapier',
    promise: 'Start a step elsewhere when a document changes here.',
    picture: 'zapier',
    meta: {
      title: 'Zapier integration',
      description:
        'Start a step elsewhere when a document changes here. With versions, roles and an audit log on every document, from ₹390 a month, 14 days free to try first',
      updated: '2025-11-20',
    },
  },
  {
    n: 5,
    slug: 'apis-for-custom-portals',
    name: 'APIs for Custom Portals',
    promise: 'Your portal outside, our filing behind it.',
    picture: 'api',
    meta: {
      title: 'APIs for Custom Portals',
      description:
        'Your portal outside, our filing behind it. With versions, roles and an audit log on every document, from ₹390 a month, 14 days free to try first.',
      updated: '2025-11-20',
    },
  },
]);
