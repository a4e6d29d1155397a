import { parseContent } from '../lib/schema/parse';
import { simplePageSchema } from '../lib/schema/simple-page';

export const faqs = parseContent('content/faqs.ts', simplePageSchema, {
  title: 'Frequently asked questions',
  lead: 'This page is being written: FAQs.',
  meta: {
    title: 'Frequently asked questions',
    description:
      'Frequently asked questions. With versions, roles and an audit log on every document, from ₹390 a month, 14 days free to try first.',
    updated: '2025-11-20',
  },
});
