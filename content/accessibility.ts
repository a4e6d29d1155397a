import { parseContent } from '../lib/schema/parse';
import { simplePageSchema } from '../lib/schema/simple-page';

export const accessibility = parseContent('content/accessibility.ts', simplePageSchema, {
  title: 'Accessibility statement',
  lead: 'This page is being written: Accessibility.',
  meta: {
    title: 'Accessibility statement',
    description:
      'Accessibility statement. With versions, roles and an audit log on every document, from ₹390 a month, 14 days free to try first.',
    updated: '2025-11-20',
  },
});
