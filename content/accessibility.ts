import { legalSchema } from '../lib/schema/legal';
import { parseContent } from '../lib/schema/parse';
import { fact } from './claims';
import { site } from './site';

/** Words of /accessibility. Numbers in brackets: fewest and most characters. */
export const accessibility = parseContent('content/accessibility.ts', legalSchema, {
  /** The heading of the page (3–60). */
  title: 'Accessibility statement',
  /** The sentence under the heading (20–200). */
  lead: 'What works on this website for people with disabilities, how we tested it, and what’s left to do.',
  /**
   * Search results and link previews: `title` (8–60; the site’s name is added to it) and `description` (110–155). No
   * two pages share one. `updated`: date of the last substantive edit, as year-month-day; the page
   * prints it, and the sitemap gives it to search engines.
   */
  meta: {
    title: 'Accessibility statement',
    description:
      'We aim for WCAG 2.2 level AA. What we tested (axe, keyboard, 400% zoom, reduced motion, forced colours), what’s left to do and how to report a problem.',
    updated: '2026-11-29',
  },
  /** Heading of the table of contents (3–30). */
  contents: 'On this page',
  /** Label before the date of the last edit, below the heading (5–30). */
  lastUpdated: 'Last updated',
  /** The button below the summary: `label` (2–40) and `href`. */
  action: { label: 'Report a problem', href: '/contact' },
  /**
   * The sections, at least four. They number themselves, here and in the table of contents.
   *
   * - `id`: address of the section, as in /accessibility#target: small letters, digits, hyphens. Do not change it
   *   once public.
   * - `title`: heading, also in the table of contents (3–70).
   * - `short`: the section in one sentence, larger than the rest (15–200).
   * - `blocks`: what follows, 1–8 blocks in this order. Each is one of the five below.
   * - `text`: a paragraph (20–700).
   * - `list`: a list with dots: 2–10 points (10–260 each), or for a point its `name` in bold (2–40) and its `text`.
   * - `table`: `caption` above it (5–80), `columns`, its 2–4 heads (2–40 each), and `rows`, with a cell for each
   *   head (2–220 each). The first cell names the row.
   * - `links`: 1–4 links in a line.
   * - `contact`: a card with `name` (2–60), `email` and `phone`, best taken from site.ts.
   */
  sections: [
    {
      id: 'target',
      title: 'Our goal',
      short: 'WCAG 2.2, level AA, on every page of this website.',
      blocks: [
        {
          text: 'The Web Content Accessibility Guidelines are the usual standard for websites. This statement is our own assessment; the site has not had an external audit.',
        },
        {
          list: [
            'Everything works with JavaScript off, except the tools and the search.',
            'Everything works with the keyboard alone.',
            'You can zoom to 400% or use a phone without scrolling sideways.',
            'Nothing depends on colour alone, and there is a dark mode that follows your system setting.',
            'Moving content has a visible pause button and stays still if your system asks for less motion.',
            'Form errors are explained in words next to the field, and you never lose what you typed.',
          ],
        },
      ],
    },
    {
      id: 'tested',
      title: 'What was tested',
      short: 'Automated tests open every page; the main tasks are also tested in three browser engines.',
      blocks: [
        {
          table: {
            caption: 'Tests that run whenever the website changes',
            columns: ['Test', 'How'],
            rows: [
              [
                'Automated checks',
                'axe’s level A and AA rules on every page, on phone and desktop, in light and dark mode. The checks also run with the menu or a dialog open, for each plan and carousel, and in each state of the form',
              ],
              [
                'Keyboard',
                'The tests tab through nine kinds of page, both ways: the focus ring has enough contrast in light and dark mode, and the header never hides it. The menu, dialogs, carousels, pricing and form work by keyboard alone',
              ],
              [
                'Screen reader outline',
                'Landmarks, headings and names as browsers expose them, recorded for every page',
              ],
              [
                'Targets',
                'On a phone, links on every page are at least 24 pixels in size, and buttons and fields are 44 pixels high',
              ],
              ['Reflow', 'No page scrolls sideways at 320 pixels wide, or at 360 with text at 200%'],
              ['Reduced motion', 'Pages open without animation or fades, and the three carousels don’t move'],
              [
                'Forced colours',
                'The tests check one page of each kind, the menu, a tool and a form error. Buttons and fields keep their outlines, drawings keep a light background, and the chosen plan and the focus stay visible',
              ],
              [
                'Without JavaScript, or before it loads',
                'The menu, list of tools, pricing, FAQs and contact form work, and you lose nothing you typed',
              ],
            ],
          },
        },
        {
          text: 'We ran these tests in Chromium, the engine of Chrome and Edge. The menu, list of tools, pricing, form and FAQs were also tested in Firefox and in WebKit, the engine of Safari, with JavaScript on and off. In those two, the testimonials were tested only with JavaScript on.',
        },
      ],
    },
    {
      id: 'gaps',
      title: 'What we haven’t tested',
      short: 'We haven’t tested this site with a screen reader or on a real phone yet.',
      blocks: [
        {
          list: [
            'We haven’t tested with NVDA, JAWS, TalkBack or VoiceOver, or with people who use them every day.',
            'Phones were simulated: we haven’t tested in Safari on an iPhone or Chrome on Android.',
            'Forced colours were simulated by the browser: we haven’t tested on Windows with a contrast theme.',
            'In Firefox and WebKit, we’ve tested keyboard use only in part and haven’t run axe.',
            'Each product drawing has a one-sentence description, which doesn’t cover every detail.',
            'Search needs JavaScript. Without it, you get the full list of tools or pages.',
            'In browsers released before 2025, a link to a single question may not open its answer.',
            'The site is built for Chrome and Edge 123, Firefox 121, Safari 17.5 and newer. We tested only current versions.',
          ],
        },
      ],
    },
    {
      id: 'tell-us',
      title: 'Tell us what doesn’t work',
      short: `Write or call. We reply within ${fact.reply}.`,
      blocks: [
        {
          text: 'Tell us which page it was, what you wanted to do, and which browser or assistive technology you use, if you know. If you need a page in another format, we’ll send it to you.',
        },
        { contact: { name: site.name, email: site.email, phone: site.phone } },
        { links: [{ label: 'Contact us', href: '/contact' }] },
      ],
    },
  ],
});
