import { z } from 'zod';
import { holds, isoDate, link, text } from './common';

/** Sentences that count the slides hold both figures. */
const counted = holds(3, 30, 'n', 'all');

const carouselWords = z.strictObject({
  region: text(3, 20),
  slide: text(3, 20),
  place: counted,
  now: counted,
  show: counted,
  play: text(2, 12),
  pause: text(2, 12),
  previous: text(3, 30),
  next: text(3, 30),
});

export const siteSchema = z.strictObject({
  /** Name of the product, everywhere on the site. */
  name: text(2, 20),
  /** The footer's one line about the product. */
  line: text(20, 120),
  phone: z.strictObject({
    label: text(6, 24),
    href: z.string().regex(/^tel:\+[0-9]+$/, 'is no telephone link. Write it like “tel:+911234567890”.'),
  }),
  email: z.email('is no e-mail address.'),
  /** Year of the copyright line in the footer. */
  footerYear: z.int().min(2020).max(2100),
  agency: z.strictObject({
    name: text(2, 40),
    href: z.url({ protocol: /^https?$/, error: 'is no web address.' }),
  }),
  navigation: z.array(link).min(1).max(8),
  contactLink: link,
  /** In the menu of small screens only. */
  menuLinks: z.array(link).max(4),
  getStarted: link,
  quickLinks: z.array(link).min(1).max(12),
  policies: z.array(link).min(1).max(6),
  /** Beside the copyright, on every page. */
  baseLinks: z.array(link).min(1).max(3),
  footerTitles: z.strictObject({ quickLinks: text(2, 30), policies: text(2, 30), contact: text(2, 30) }),
  connect: z.strictObject({ title: text(2, 40), text: text(20, 200), button: link }),
  /** Words of controls that are the same on every page, and of what only a screen reader tells. */
  controls: z.strictObject({
    skip: text(5, 30),
    menu: text(2, 12),
    close: text(2, 12),
    mainMenu: text(2, 20),
    onThisPage: text(5, 30),
    breadcrumb: text(2, 20),
    carousel: carouselWords,
  }),
  /** In /llms.txt, over the pages that belong to no area. */
  sharePicture: z.strictObject({
    page: holds(10, 80, 'page', 'name'),
    form: holds(10, 80, 'page', 'name', 'form'),
  }),
  otherPages: text(5, 30),
  replyTo: text(2, 20),
  rights: text(5, 40),
  developedBy: text(5, 30),
  trialNote: text(10, 80),
  startTrial: text(10, 40),
  /** Last day on which /.well-known/security.txt is valid; at most a year ahead (RFC 9116, 2.5.5). */
  securityContactExpires: isoDate,
  /** Fields above that are made up or that the owner has to confirm; the launch check lists them until none is left. */
  placeholders: z.array(z.enum(['name', 'phone', 'email', 'agency', 'footerYear'])),
});

export type CarouselWords = z.output<typeof carouselWords>;
