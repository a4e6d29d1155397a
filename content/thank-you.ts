import { parseContent } from '../lib/schema/parse';
import { simplePageSchema } from '../lib/schema/simple-page';

export const thankYou = parseContent('content/thank-you.ts', simplePageSchema, {
  title: 'Message sent',
  lead: 'This page is being written: Message sent.',
  meta: {
    title: 'Message sent',
    description:
      'Message sent. With versions, roles and an audit log on every document, from ₹390 a month, 14 days free to try first.',
    updated: '2025-11-20',
  },
});
