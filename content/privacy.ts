import { parseContent } from '../lib/schema/parse';
import { simplePageSchema } from '../lib/schema/simple-page';

export const privacy = parseContent('content/privacy.ts', simplePageSchema, {
  title: 'Privacy Policy',
  lead: 'This page is being written: Privacy Policy.',
  meta: {
    title: 'Privacy Policy',
    description:
      'Privacy Policy. With versions, roles and an audit log on every document, from ₹390 a month, 14 days free to try first.',
    updated: '2025-11-20',
  },
});
