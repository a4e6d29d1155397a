import { parseContent } from '../lib/schema/parse';
import { siteSchema } from '../lib/schema/site';
import { fact } from './claims';

/** Facts and words of every page's frame: name, contact data, navigation, footer, banner. */
export const site = parseContent('content/site.ts', siteSchema, {
  name: 'Triplicate',
  line: 'A powerful tool to streamline workflow and boost productivity.',
  phone: { label: '+91 00000 00000', href: 'tel:+910000000000' },
  email: 'hello@triplicate.example',
  footerYear: 2025,
  /** Renew every year: until this day, weaknesses are reported to the address above. */
  securityContactExpires: '2027-10-31',
  agency: { name: 'Example Studio', href: 'https://example.com' },
  /** Above, made up or not confirmed yet. Take a name out of this list when its value is right. */
  placeholders: ['name', 'phone', 'email', 'agency', 'footerYear'],

  navigation: [
    { label: 'Home', href: '/' },
    { label: 'Features', href: '/features' },
    { label: 'Use Cases', href: '/use-cases' },
    { label: 'Security', href: '/security' },
    { label: 'Integrations', href: '/integrations' },
    { label: 'Pricing', href: '/pricing' },
  ],
  contactLink: { label: 'Contact', href: '/contact' },
  getStarted: { label: 'Get Started', href: '/pricing' },
  trialNote: `${fact.trialAdjective} free trial. ${fact.noCard}.`,

  connect: {
    title: 'Connect with Us',
    text: `Ask a question, request a feature or tell us what you file. A person replies within ${fact.reply}.`,
    button: { label: 'Follow Us', href: '/contact' },
  },

  footerTitles: { quickLinks: 'Quick Links', policies: 'Policies', contact: 'Contact Us' },
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
  policies: [
    { label: 'Terms & Conditions', href: '/terms' },
    { label: 'Privacy Policy', href: '/privacy' },
    { label: 'FAQs', href: '/faqs' },
  ],
  baseLinks: [{ label: 'Accessibility', href: '/accessibility' }],
});
