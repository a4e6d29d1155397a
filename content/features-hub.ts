import { featuresHubSchema } from '../lib/schema/features-hub';
import { parseContent } from '../lib/schema/parse';
import { fact } from './claims';
import { entries } from './features';
import { plan } from './plan-names';
import { published } from './published';
import { site } from './site';
import { tools } from './tools';

const count = published(entries).length;
const toolCount = published(tools.tools).length;

/**
 * The features page around its two catalogues: tools come from `tools.ts`, features from `features.ts`. `tone` is
 * always a paper colour: lilac, rose, mint, sky or gold; `picture` the name of a drawing from
 * lib/schema/pictures.ts. Numbers in brackets: fewest and most characters.
 */
export const featuresHub = parseContent('content/features-hub.ts', featuresHubSchema, {
  /** The heading of the page (3–60). */
  title: 'Store, tag, sign, share',
  /** The sentence under the heading (20–160). */
  lead: `${toolCount} free tools convert, merge and sign files in your browser. Plans add storage, tagging, sharing and reminders.`,
  /**
   * Search results and link previews: `title` (8–60; the site’s name is added to it) and `description` (110–155). No
   * two pages share one. `updated`: date of the last substantive edit, as year-month-day; the sitemap
   * gives it to search engines.
   */
  meta: {
    title: `Document features and ${toolCount} free PDF tools`,
    description: `${count} document features, from tagging to signatures, and ${toolCount} tools that convert, merge, compare, check and summarise PDF, Word and Excel files.`,
    updated: '2026-11-21',
  },

  /**
   * The first screen.
   *
   * - `button`: the main button; `more` is the link beside it.
   * - `shortcuts`: three ways into the page, each with `title` (3–20), `text` (3–24) and `anchor`, the section it leads
   *   to: tools, explore (the features) or storage.
   * - `carousel`: name of the three cards for screen readers (5–60).
   * - `slides`: the three cards: `title` (3–24), `text` (10–80), `picture` and `tone`.
   */
  hero: {
    button: site.getStarted,
    more: { label: `See all ${toolCount} free tools`, href: '/toolsdetails' },
    shortcuts: [
      { title: `${toolCount}\u00a0tools`, text: 'No account needed', anchor: 'tools' },
      { title: `${count}\u00a0features`, text: 'With a plan', anchor: 'explore' },
      { title: fact.restore, text: 'To restore a file', anchor: 'storage' },
    ],
    carousel: 'What the tools and features do',
    slides: [
      {
        title: 'Convert',
        text: 'Turn a worksheet into a PDF, or a PDF into slides.',
        picture: 's-convert',
        tone: 'lilac',
      },
      {
        title: 'Understand',
        text: 'Get tags and a summary for every contract.',
        picture: 's-understand',
        tone: 'gold',
      },
      {
        title: 'Control',
        text: 'Keep track of versions, expiry dates and signatures.',
        picture: 's-control',
        tone: 'mint',
      },
    ],
  },

  /**
   * The sheet of tools: `title` (3–40) and `lead` (20–160).
   *
   * - `legend`: name of the list of colours beside them, for screen readers (5–40).
   * - `initialCount`: how many tools show before the button is pressed: 1–48.
   * - `more`: the button before it is pressed (3–20); `less` is the button after (3–20).
   * - `overview`: the link to the page of all tools: `label` (3–40) and `href`.
   */
  tools: {
    title: 'Unlock All Tools',
    lead: 'Choose a tool to see what goes in, what comes out and what it’s good for.',
    legend: 'What the colours mean',
    initialCount: 8,
    more: 'View More',
    less: 'View Less',
    overview: { label: 'How each tool works', href: '/toolsdetails' },
  },

  /**
   * The cards of all features, in the order of `features.ts`. `title` is the heading (3–40). `cards` says only how a
   * card differs from a plain one; a feature that is not named here gets a plain card.
   *
   * - `slug`: which feature: its `slug` in `features.ts`.
   * - `dark`: true makes the card dark; set it for one card at most.
   * - `points`: up to three lines (5–44 each), printed when the card is a wide one.
   * - `step`: number of the step on its page whose illustration a wide card shows in place of the picture.
   */
  features: {
    title: 'Explore Our Features',
    cards: [
      {
        slug: 'file-upload-and-storage',
        step: 2,
        points: [
          'Drag and drop, or upload in batches',
          `${fact.encryption} encryption at rest`,
          'Full-text search in every folder',
        ],
      },
      {
        slug: 'ai-integrated-tools',
        dark: true,
        step: 3,
        points: ['Summaries and rewrites', 'Speech to text, text to speech', 'Screening before you sign'],
      },
    ],
  },

  /**
   * Three facts about storage: `title` (3–40), `lead` (20–160) and `carousel`, their name for screen readers (5–60).
   * Each of the three `slides` has the `fact` itself, large (2–40), a `title` (3–40), a `text` (20–160) and a
   * `picture`.
   */
  storage: {
    title: 'Secure storage for every file',
    lead: 'Every file you upload is encrypted and stored off-site, and you can restore it if you delete it.',
    carousel: 'How files are stored',
    slides: [
      {
        fact: fact.encryption,
        title: 'Encrypted at rest',
        text: 'Each file is encrypted when it’s stored, and only the people you allow can open it.',
        picture: 'st-safe',
      },
      {
        fact: fact.storage,
        title: 'Stored off-site',
        text: 'Not on one computer in one office. If a laptop is lost, the file isn’t.',
        picture: 'st-cloud',
      },
      {
        fact: fact.restore,
        title: 'Restore deleted files',
        text: `Deleted a file by mistake? You have ${fact.restore} to bring it back, or longer on ${plan.enterprise}.`,
        picture: 'st-restore',
      },
    ],
  },
});
