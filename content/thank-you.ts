import { parseContent } from '../lib/schema/parse';
import { thankYouSchema } from '../lib/schema/support';
import { fact } from './claims';

/** Where the contact form lands without a script. */
export const thankYou = parseContent('content/thank-you.ts', thankYouSchema, {
  title: 'Message sent',
  lead: `A person reads it and replies within ${fact.reply}, to the address you gave.`,
  meta: {
    title: 'Message sent',
    description: `Your message to us has been sent. A person replies by e-mail within ${fact.reply}; meanwhile, see plans, tools and common questions.`,
    updated: '2026-11-21',
  },
  next: {
    title: 'Until then',
    links: [
      { label: 'FAQs', href: '/faqs', note: 'Trial, files, sharing and security in short answers' },
      { label: 'All document tools', href: '/toolsdetails', note: 'What goes in and what comes out' },
      { label: 'Security', href: '/security', note: 'Logs, permissions and retention, page by page' },
    ],
  },
});
