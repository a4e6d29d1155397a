import { parseContent } from '../lib/schema/parse';
import { simplePageSchema } from '../lib/schema/simple-page';

export const contact = parseContent('content/contact.ts', simplePageSchema, {
  title: 'Contact us',
  lead: 'This page is being written: Contact.',
  meta: {
    title: 'Contact us',
    description:
      'Contact us. With versions, roles and an audit log on every document, from ₹390 a month, 14 days free to try first.',
    updated: '2025-11-20',
  },
});
