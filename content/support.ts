import { parseContent } from '../lib/schema/parse';
import { simplePageSchema } from '../lib/schema/simple-page';

export const support = parseContent('content/support.ts', simplePageSchema, {
  title: 'Help with uploads, sharing and restore',
  lead: 'This page is being written: Support.',
  meta: {
    title: 'Help with uploads, sharing and restore',
    description:
      'Help with uploads, sharing and restore. With versions, roles and an audit log on every document, from ₹390 a month, 14 days free to try first.',
    updated: '2025-11-20',
  },
});
