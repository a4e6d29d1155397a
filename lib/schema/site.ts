import { z } from 'zod';
import {
  distinctTexts,
  firstYear,
  isoDate,
  link,
  productName,
  text,
  thisYear,
  uniqueLinks,
  withValues,
} from './common';
import { menuWidth } from './menu-width';

/** Text about the position of a slide, with its number and the number of all slides. */
const slideCount = withValues(3, 30, 'n', 'all');

/** Digits of a telephone number with country code (ITU-T E.164: at most 15). */
const minDigits = 8;
const maxDigits = 15;
const digitsOf = (written: string) => written.replace(/\D/g, '');

const writtenNumber = /^\+?[\d\s().-]+$/;

const phone = z
  .strictObject({
    label: text(6, 24).regex(
      writtenNumber,
      'is no telephone number. Write it in digits, like “+91 98765 43210”.',
    ),
    href: z
      .string()
      .regex(/^tel:\+[0-9]+$/, 'is no telephone link. Write it like “tel:+911234567890”.')
      .refine((value) => {
        const { length } = digitsOf(value);
        return length >= minDigits && length <= maxDigits;
      }, `needs ${minDigits} to ${maxDigits} digits, those of the country first.`),
  })
  .superRefine(({ label, href }, context) => {
    if (writtenNumber.test(label) && digitsOf(label) !== digitsOf(href))
      context.addIssue({
        code: 'custom',
        path: ['href'],
        message: `dials another number than “${label}”, which visitors read. ${
          digitsOf(label).startsWith('0')
            ? 'Begin both with the country, like “+91”.'
            : `Write “tel:+${digitsOf(label)}”, or correct the label.`
        }`,
      });
  });

/** Suggestion for a mistyped web address. */
function webAddress(input: unknown): string {
  const address = String(input)
    .trim()
    .replace(/^(?:\w+:)?\/*/, '')
    .replace(/\s+/g, '');
  return /^[\w-]+(?:\.[\w-]+)+/.test(address) ? `https://${address}` : 'https://example.com';
}

const carouselLabels = z
  .strictObject({
    region: text(3, 20),
    slide: text(3, 20),
    place: slideCount,
    now: slideCount,
    show: slideCount,
    play: text(2, 12),
    pause: text(2, 12),
    previous: text(3, 30),
    next: text(3, 30),
  })
  .superRefine(distinctTexts('play', 'pause'))
  .superRefine(distinctTexts('previous', 'next'))
  .superRefine(distinctTexts('place', 'now', 'show'));

const fields = z.strictObject({
  /** Name of the product, everywhere on the site. */
  name: productName,
  /** The footer's one line about the product. */
  line: text(20, 120),
  phone,
  email: z.email('is not an email address. Write it like “hello@example.com”.'),
  /** Year of the copyright line in the footer. */
  footerYear: z
    .int()
    .min(firstYear)
    .refine((year) => year <= thisYear() + 1, 'is more than a year ahead. Correct it.'),
  agency: z.strictObject({
    name: text(2, 40),
    href: z.url({
      protocol: /^https?$/,
      hostname: z.regexes.domain,
      error: ({ input }) =>
        `is no web address. Write it with https:// in front, like “${webAddress(input)}”.`,
    }),
  }),
  navigation: z.array(link).min(1).max(8).superRefine(uniqueLinks),
  contactLink: link,
  /** Links that are only in the menu of small screens. */
  menuLinks: z.array(link).max(4).superRefine(uniqueLinks),
  getStarted: link,
  quickLinks: z.array(link).min(1).max(12).superRefine(uniqueLinks),
  policies: z.array(link).min(1).max(6).superRefine(uniqueLinks),
  /** Links beside the copyright in the footer. */
  baseLinks: z.array(link).min(1).max(3).superRefine(uniqueLinks),
  footerTitles: z
    .strictObject({ quickLinks: text(2, 30), policies: text(2, 30), contact: text(2, 30) })
    .superRefine(distinctTexts('quickLinks', 'policies', 'contact')),
  connect: z.strictObject({ title: text(2, 40), text: text(20, 200), button: link }),
  /** Labels of controls that are on every page, and texts for screen readers only. */
  controls: z
    .strictObject({
      skip: text(5, 30),
      menu: text(2, 12),
      close: text(2, 12),
      mainMenu: text(2, 20),
      onThisPage: text(5, 30),
      breadcrumb: text(2, 20),
      carousel: carouselLabels,
    })
    .superRefine(distinctTexts('menu', 'close'))
    .superRefine(distinctTexts('mainMenu', 'onThisPage', 'breadcrumb')),
  /** Alternative texts of link preview images; `withCode` for pages with a code. */
  sharePicture: z.strictObject({
    page: withValues(10, 80, 'page', 'name'),
    withCode: withValues(10, 80, 'page', 'name', 'code'),
  }),
  /** Heading in /llms.txt over the pages that belong to no area. */
  otherPages: text(5, 30),
  replyTo: text(2, 20),
  rightsReserved: text(5, 40),
  developedBy: text(5, 30),
  trialNote: text(10, 80),
  startTrial: text(10, 40),
  /** Last day on which /.well-known/security.txt is valid; at most a year ahead (RFC 9116, 2.5.5). */
  securityContactExpires: isoDate,
  /** Fields above that are made up or that the owner has to confirm; the launch check lists them until none is left. */
  placeholders: z.array(z.enum(['name', 'phone', 'email', 'agency', 'footerYear'])),
});

export const siteSchema = fields.superRefine(({ name, navigation, contactLink, menuLinks }, context) => {
  // In the menu of small screens all three are one list.
  for (const [index, { href }] of menuLinks.entries()) {
    const sameTarget = [...navigation, contactLink].find((link) => link.href === href);
    if (sameTarget)
      context.addIssue({
        code: 'custom',
        path: ['menuLinks', index],
        message: `leads to “${href}”, as “${sameTarget.label}” of the same menu does. Remove one of them.`,
        params: { whole: true },
      });
  }
  const { needs, has } = menuWidth(
    name,
    navigation.map(({ label }) => label),
    contactLink.label,
  );
  if (needs > has)
    context.addIssue({
      code: 'custom',
      path: ['navigation'],
      message: `does not fit beside “${name}” on a screen of 1,024 pixels: its labels take about ${needs} of ${has}. Shorten them, or move a link to menuLinks.`,
      params: { whole: true },
    });
});

export type CarouselLabels = z.output<typeof carouselLabels>;
