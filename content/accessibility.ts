import { legalSchema } from '../lib/schema/legal';
import { parseContent } from '../lib/schema/parse';
import { fact } from './claims';
import { site } from './site';

export const accessibility = parseContent('content/accessibility.ts', legalSchema, {
  title: 'Accessibility statement',
  lead: 'What works on this website for people who see, hear, move or read differently, how it was tested, and what is still open.',
  meta: {
    title: 'Accessibility statement',
    description:
      'This site aims at WCAG 2.2 level AA: what was tested with axe, keyboard, 400 % zoom, reduced motion and forced colours, what is open, and whom to tell.',
    updated: '2025-11-20',
  },
  contents: 'On this page',
  lastUpdated: 'Last updated',
  sections: [
    {
      id: 'target',
      title: 'What we aim at',
      short: 'WCAG 2.2, level AA, on every page of this website.',
      blocks: [
        {
          text: 'The Web Content Accessibility Guidelines are the common measure for websites. This statement is our own assessment; nobody outside has audited the site.',
        },
        {
          list: [
            'Everything can be read and used without a script, and with the keyboard alone.',
            'Text can be enlarged to 400 % or shown on a phone without scrolling sideways.',
            'Nothing depends on colour alone, and there is a dark scheme that follows your system.',
            'Moving content has a visible stop button and stands still if your system asks for less motion.',
            'Errors in the form are named in words, next to the field, and nothing you typed is lost.',
          ],
        },
      ],
    },
    {
      id: 'tested',
      title: 'What was tested',
      short: 'Each page, automatically and by keyboard, in one browser engine.',
      blocks: [
        {
          table: {
            caption: 'Tests that run on every change of the website',
            columns: ['Test', 'How'],
            rows: [
              ['Rules that a program can check', 'axe on every page, in the light and the dark scheme'],
              [
                'Keyboard',
                'Menu, dialogs, pricing and form, with focus visible and not hidden under the header',
              ],
              ['Reflow', 'Every page at 320 and 360 pixels wide, no sideways scrolling'],
              ['Reduced motion', 'Nothing moves by itself'],
              ['Forced colours', 'Choices and focus stay visible'],
              ['No script', 'Menu, tools, pricing, questions and contact form work'],
            ],
          },
        },
        { text: 'All of these ran in Chromium, the engine of Chrome and Edge.' },
      ],
    },
    {
      id: 'gaps',
      title: 'What is still open',
      short: 'No screen reader and no other browser has been tested by a person yet.',
      blocks: [
        {
          list: [
            'No test yet with NVDA, JAWS, TalkBack or VoiceOver, and none by people who use them every day.',
            'No test yet in Safari and Firefox.',
            'Drawings of the product are described in one sentence each, not in every detail they show.',
            'The search on the page for unknown addresses needs a script; without one, the full list of pages is there instead.',
            'In browsers older than 2025 a link to a single question may open the page without opening its answer.',
          ],
        },
      ],
    },
    {
      id: 'tell-us',
      title: 'Tell us what does not work',
      short: `Write or call. A person replies within ${fact.reply}.`,
      blocks: [
        {
          text: 'Say which page it was, what you wanted to do, and which browser or aid you use, as far as you know. If you need a page in another form, we send it to you.',
        },
        { contact: { name: site.name, email: site.email, phone: site.phone } },
        { links: [{ label: 'Contact us', href: '/contact' }] },
      ],
    },
  ],
});
