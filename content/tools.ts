import { parseContent } from '../lib/schema/parse';
import { simplePageSchema } from '../lib/schema/simple-page';

export const tools = parseContent('content/tools.ts', simplePageSchema, {
  title: 'PDF, image, text and voice tools explained',
  lead: 'This page is being written: All tools.',
  meta: {
    title: 'PDF, image, text and voice tools explained',
    description:
      'PDF, image, text and voice tools explained. With versions, roles and an audit log on every document, from ₹390 a month, 14 days free to try first.',
    updated: '2025-11-20',
  },
});
