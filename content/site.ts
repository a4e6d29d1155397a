import { parseContent } from '../lib/schema/parse';
import { siteSchema } from '../lib/schema/site';
import { fact } from './claims';

/**
 * Facts and words of every page’s frame: name, contact data, navigation, footer, banner. Links have a `label`, the
 * words shown (2–60), and an `href`, the address on this site. Numbers in brackets: fewest and most characters.
 */
export const site = parseContent('content/site.ts', siteSchema, {
  /** Name of the product, everywhere on the site (2–20). */
  name: 'Triplicate',
  /** The one line about the product, at the top of the footer (20–120). */
  line: 'A powerful tool to streamline workflow and boost productivity.',
  /**
   * Telephone number in the footer, in the banner and on /contact: `label` as it is read (6–24), `href` as it is
   * dialled: “tel:+”, then digits only.
   */
  phone: { label: '+91 00000 00000', href: 'tel:+910000000000' },
  /** Email address in the footer, in the banner and on /contact; visitors write to it when the form fails. */
  email: 'hello@triplicate.example',
  /** Year of the copyright line at the end of every page: 2020–2100. */
  footerYear: 2025,
  /** Renew every year: until this day, weaknesses are reported to the address above. */
  securityContactExpires: '2027-10-31',
  /** Who developed the site, in the last line of the footer: `name` (2–40), `href` a whole web address. */
  agency: { name: 'Example Studio', href: 'https://example.com' },
  /** Fields above whose values are made up or not confirmed. Take a name out of this list when its value is right. */
  placeholders: ['name', 'phone', 'email', 'agency', 'footerYear'],

  /** Links of the menu at the top of every page, in this order: 1–8. */
  navigation: [
    { label: 'Home', href: '/' },
    { label: 'Features', href: '/features' },
    { label: 'Use Cases', href: '/use-cases' },
    { label: 'Security', href: '/security' },
    { label: 'Integrations', href: '/integrations' },
    { label: 'Pricing', href: '/pricing' },
  ],
  /** The menu’s link to the contact page. */
  contactLink: { label: 'Contact', href: '/contact' },
  /** More links of the menu on small screens, before the contact page: up to 4. */
  menuLinks: [
    { label: 'All tools', href: '/toolsdetails' },
    { label: 'Support', href: '/support' },
  ],
  /** The main button of most pages: its words and where it leads. Change it here, and every one changes. */
  getStarted: { label: 'Get Started', href: '/pricing' },
  /**
   * Words of controls on every page: the `skip` link (5–30), `menu` and `close` (2–12), and what a screen reader calls
   * the `mainMenu` (2–20), the links to parts of a page, `onThisPage` (5–30), and the way from Home to a page,
   * `breadcrumb` (2–20).
   *
   * In `carousel`, `play` and `pause` (2–12) are seen; the rest is read out: what a carousel (`region`) and a `slide` are
   * called (3–20), the `place` of a slide, the announcement of the current one, `now`, the buttons that `show` one (3–30 each; {n} is its
   * place and {all} how many there are: keep both), and the arrows to the `previous` and the `next` (3–30 each).
   */
  controls: {
    skip: 'Skip to content',
    menu: 'Menu',
    close: 'Close',
    mainMenu: 'Main',
    onThisPage: 'On this page',
    breadcrumb: 'Breadcrumb',
    carousel: {
      region: 'carousel',
      slide: 'slide',
      place: '{n} of {all}',
      now: 'Slide {n} of {all}',
      show: 'Show slide {n} of {all}',
      play: 'Play',
      pause: 'Pause',
      previous: 'Previous slide',
      next: 'Next slide',
    },
  },
  /** Above the address on the reply card (2–20). */
  replyTo: 'Reply to',
  /** After year and name in the copyright line (5–40). */
  rightsReserved: 'All rights reserved.',
  /** Before the name of the agency (5–30). */
  developedBy: 'Developed by',
  /** Small print beside the button `getStarted` (10–80). */
  trialNote: `${fact.trialAdjective} free trial. ${fact.noCard}.`,

  /** Label of each link to the trial: on the home page, at the end of most pages and on /pricing (10–40). */
  startTrial: `Start the ${fact.trialAdjective} trial`,

  /** The reply card above the footer of every page: `title` (2–40), `text` (20–200) and `button`. */
  connect: {
    title: 'Connect with Us',
    text: `Ask a question, make a suggestion or report a problem. We reply to every message within ${fact.reply}.`,
    button: { label: 'Follow Us', href: '/contact' },
  },

  /** Headings of the footer’s three columns: `quickLinks`, `policies` and `contact` (2–30 each). */
  footerTitles: { quickLinks: 'Quick Links', policies: 'Policies', contact: 'Contact Us' },
  /** First column of the footer: 1–12 links. */
  quickLinks: [
    { label: 'Home', href: '/' },
    { label: 'Features', href: '/features' },
    { label: 'Use Cases', href: '/use-cases' },
    { label: 'Security', href: '/security' },
    { label: 'Integrations', href: '/integrations' },
    { label: 'Pricing', href: '/pricing' },
    { label: 'Support', href: '/support' },
    { label: 'Contact', href: '/contact' },
  ],
  /** Second column of the footer: 1–6 links. The third is telephone and email, from above. */
  policies: [
    { label: 'Terms & Conditions', href: '/terms' },
    { label: 'Privacy Policy', href: '/privacy' },
    { label: 'FAQs', href: '/faqs' },
  ],
  /**
   * Alternative text of the picture in link previews: `page`, or `withCode` if the picture shows the page’s code (10–80
   * each). {page} is the page’s name, {name} the product’s, {code} the code: keep them.
   */
  sharePicture: { page: '{page}: {name}', withCode: '{page}: {name}, form {code}' },
  /** Heading of the pages without an area, in /llms.txt (5–30). */
  otherPages: 'Help and policies',
  /** Links beside the copyright on every page: 1–3. */
  baseLinks: [
    { label: 'Accessibility', href: '/accessibility' },
    { label: 'Licences', href: '/licences' },
  ],
});
