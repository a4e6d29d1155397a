import { parseContent } from '../lib/schema/parse';
import { simplePageSchema } from '../lib/schema/simple-page';

export const terms = parseContent('content/terms.ts', simplePageSchema, {
  title: 'Terms & Conditions',
  lead: 'This page is being written: Terms & Conditions.',
  meta: {
    title: 'Terms & Conditions',
    description:
      'Terms & Conditions. With versions, roles and an audit log on every document, from ₹390 a month, 14 days free to try first.',
    updated: '2025-11-20',
  },
});
