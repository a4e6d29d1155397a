import { parseContent } from '../lib/schema/parse';
import { simplePageSchema } from '../lib/schema/simple-page';

export const notFound = parseContent('content/not-found.ts', simplePageSchema, {
  title: 'Page not found',
  lead: 'This page is being written: Page not found.',
  meta: {
    title: 'Page not found',
    description:
      'Page not found. With versions, roles and an audit log on every document, from ₹390 a month, 14 days free to try first.',
    updated: '2025-11-20',
  },
});
