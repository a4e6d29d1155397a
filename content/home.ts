import { parseContent } from '../lib/schema/parse';
import { simplePageSchema } from '../lib/schema/simple-page';

export const home = parseContent('content/home.ts', simplePageSchema, {
  title: 'AI document management, PDF tools and signatures',
  lead: 'This page is being written: Home.',
  meta: {
    title: 'AI document management, PDF tools and signatures',
    description:
      'AI document management, PDF tools and signatures. With versions, roles and an audit log on every document, from ₹390 a month, 14 days free to try first.',
    updated: '2025-11-20',
  },
});
