import { parseContent } from '../lib/schema/parse';
import { simplePageSchema } from '../lib/schema/simple-page';

export const pricing = parseContent('content/pricing.ts', simplePageSchema, {
  title: 'Plans from ₹390 a month',
  lead: 'This page is being written: Pricing.',
  meta: {
    title: 'Plans from ₹390 a month',
    description:
      'Plans from ₹390 a month. With versions, roles and an audit log on every document, from ₹390 a month, 14 days free to try first.',
    updated: '2025-11-20',
  },
});
