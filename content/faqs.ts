import { inr, joinList } from '../lib/format';
import { faqsSchema } from '../lib/schema/faqs';
import { parseContent } from '../lib/schema/parse';
import { planWith } from './capabilities';
import { fact } from './claims';
import { plan } from './plan-names';
import { seePlans } from './plan-sentences';
import { pricing } from './pricing';
import { published } from './published';

const [cheapest, ...dearer] = pricing.plans.filter(({ monthly }) => monthly !== null);
const sameRule =
  dearer.length > 0
    ? ` ${joinList(dearer.map(({ name }) => name))} ${dearer.length > 1 ? 'work' : 'works'} the same way.`
    : '';
const example = cheapest?.monthly
  ? ` ${cheapest.name} is ${inr(cheapest.monthly)} a month or ${inr(cheapest.monthly * 10)} a year.${sameRule}`
  : '';

/** Words of /faqs. Numbers in brackets: fewest and most characters. */
const content = parseContent('content/faqs.ts', faqsSchema, {
  /** The heading of the page (3–60). */
  title: 'Frequently asked questions',
  /** The sentence under the heading (20–160). */
  lead: 'Short answers about the trial, prices, file limits, the AI, security and sharing.',
  /**
   * Search results and link previews: `title` (8–60; the site’s name is added to it) and `description` (110–155). No
   * two pages share one. `updated`: date of the last substantive edit, as year-month-day; the sitemap
   * gives it to search engines.
   */
  meta: {
    title: 'Frequently asked questions',
    description: `File limits of ${fact.limitFree} and ${fact.limitEnterprise}, the ${fact.trialAdjective} trial, yearly billing, encryption, share links and how to restore deleted files within ${fact.restore}.`,
    updated: '2026-11-30',
  },
  /** Name of the links to the groups, for screen readers (3–40). */
  jump: 'Question topics',
  /** Above those links (5–30). {n} is the number of questions: keep it. */
  count: '{n} questions',
  /**
   * The groups, 2–8, in the order of the links to them. Every group and question is one entry with these fields.
   *
   * - `id`: address, as in /faqs#restore-deleted-files: small letters, digits, hyphens; no two are alike. Other
   *   pages link here: do not change it once public.
   * - `title`: of a group: its heading, also in the list of links (3–40).
   * - `tone`: of a group: the colour of its tab: lilac, rose, mint, sky or gold.
   * - `shown`: true shows all answers of a group side by side, without opening them: for short ones. May be left out.
   * - `questions`: of a group: 2–8 questions, in this order.
   * - `question`: the line that opens the answer (10–90).
   * - `answer`: what it opens (40–520). Search engines get the same words.
   * - `illustration`: below the answer: its `name`, of the list in lib/schema/illustrations.ts, and as `alt` what it
   *   shows (10–140). May be left out.
   * - `link`: page that says more, below the answer. May be left out.
   * - `open`: true shows the answer from the start: for those that other pages send readers to. May be left out.
   * - `confirmed`: false while the answer is only our reading of what is offered; the launch check lists it. Take
   *   the line out when it is confirmed.
   * - `draft`: true keeps the question out of the published site while it is written. May be left out.
   * - `publishFrom`: first day on which it is public, as year-month-day. May be left out.
   */
  groups: [
    {
      id: 'trial-and-billing',
      title: 'Trial and billing',
      tone: 'gold',
      questions: [
        {
          id: 'after-the-trial',
          question: 'How does the trial start and end?',
          answer: `Choose “Start the ${fact.trialAdjective} trial” and send the form, which we’ve filled in for you. We don’t ask for a card. Choose a plan within the ${fact.trial}, or let the trial lapse. If you need longer, write to us before it ends.`,
          link: { label: 'What the terms say about the trial', href: '/terms#trial' },
          open: true,
        },
        {
          id: 'free-plan',
          confirmed: false,
          question: 'What is the Free plan?',
          answer: `The Free plan is the one you use during the ${fact.trialAdjective} trial. It has its own file limit and isn’t listed on the pricing page.`,
          link: { label: seePlans(pricing.plans), href: '/pricing' },
        },
        {
          id: 'yearly-billing',
          question: 'How much do I save by paying yearly?',
          answer: `You pay for ten months and get twelve.${example}`,
          link: { label: 'Compare monthly and yearly prices', href: '/pricing' },
        },
        {
          id: 'auto-renewal',
          question: 'Do plans renew automatically?',
          answer:
            'Only if you want them to. Auto-renewal is off by default. Leave it off, and your plan ends when your paid period does.',
        },
      ],
    },
    {
      id: 'files-and-limits',
      title: 'Files and limits',
      tone: 'sky',
      questions: [
        {
          id: 'file-size',
          question: 'How large can a file be?',
          answer: `${fact.limitFree} per file on the Free plan, which you use during the ${fact.trialAdjective} trial, and ${fact.limitEnterprise} on ${plan.enterprise}. We haven’t published the limits of the plans in between yet.`,
          link: { label: 'File Upload & Storage', href: '/feature1page' },
          open: true,
        },
        {
          id: 'formats',
          question: 'Which formats can I upload?',
          answer: `${fact.formats}. Convert anything else to one of these first. Many phones save photos as HEIC. In Safari, our Image to PDF tool turns those into a PDF.`,
          illustration: { name: 'accepted-formats', alt: `Accepted formats: ${fact.formats}.` },
          link: { label: 'Tools that convert files', href: '/toolsdetails' },
        },
        {
          id: 'upload-stopped',
          question: 'My upload stopped. What should I check?',
          answer:
            'Check the size, then the format, then your connection, and keep the tab open until the upload finishes. A very long file name or a password can stop it too. If it still fails, send us a report.',
          link: { label: 'Five checks for uploads', href: '/support' },
        },
        {
          id: 'tools-on-device',
          question: 'Are my files uploaded when I use a tool on this website?',
          answer: `No. The tools work ${fact.onDevice}, with no account and no charge. Each one shows what has been sent since you chose a file, and how to check that yourself.`,
          link: { label: 'Software the tools use', href: '/licences' },
        },
      ],
    },
    {
      id: 'ai',
      title: 'What the AI does',
      tone: 'lilac',
      questions: [
        {
          id: 'ai-source',
          question: 'How do I see where a tag or an answer comes from?',
          answer:
            'The words the AI used are marked in the document, and the same small number appears beside the mark and beside the tag or answer. If the mark is in the wrong place, don’t rely on the answer.',
          illustration: {
            name: 'answer-source',
            alt: 'Sample: the words “expires on 31 March 2027” are marked in a policy, with the number of the tag made from them.',
          },
          link: { label: 'Smart Tagging', href: '/feature2page' },
          open: true,
        },
        {
          id: 'ai-mistakes',
          question: 'What if a tag or an answer is wrong?',
          answer:
            'Change the tag, or discard the answer. AI can misread a date or miss a clause, so read what matters yourself before you sign, file or send it.',
          link: { label: 'Check a document before it goes out', href: '/toolsdetails/document-screener' },
        },
        {
          id: 'similarity',
          question: 'Does a high similarity percentage mean plagiarism?',
          answer:
            'No. It shows how much of a text matches other text, and where. A properly cited quotation matches too. Only a person can decide whether something was copied.',
          link: { label: 'Plagiarism Checker', href: '/feature8page' },
        },
        {
          id: 'read-aloud',
          question: 'Can I have a document read aloud?',
          answer:
            'Yes. Text to Speech reads text, PDFs and Word files in one of your device’s voices. It can also save the audio as a WAV file in our basic English voice. For the pages of this website, see our accessibility statement.',
          link: { label: 'Accessibility of this website', href: '/accessibility' },
        },
      ],
    },
    {
      id: 'security',
      title: 'Security',
      tone: 'mint',
      shown: true,
      questions: [
        {
          id: 'encryption',
          question: 'How are my files stored?',
          answer: `In ${fact.storage}, encrypted at rest with ${fact.encryption}. The roles you set decide who can open them. On ${planWith.log} and above, the audit log records every view.`,
          link: { label: 'Where files are kept', href: '/security/answers#storage' },
        },
        {
          id: 'readiness',
          question: `What does “ISO/${fact.hipaa}/${fact.gdpr} Ready” mean?`,
          answer: `It means the product has controls that ${fact.iso27001}, ${fact.hipaa} and ${fact.gdpr} call for: roles, encryption, audit logs and retention rules. It doesn’t mean your organisation complies with these standards and laws, and it isn’t a certificate.`,
          link: { label: 'What each one asks for', href: '/security3page' },
        },
        {
          id: 'who-sees',
          question: 'Who can see my documents?',
          answer: `Anyone whose role allows it. On ${planWith.roles} and above, use the roles Admin, Manager and Employee or add your own, and choose who can view, edit or download each folder or document.`,
          link: { label: 'Permission Groups', href: '/security2page' },
        },
      ],
    },
    {
      id: 'sharing-and-restore',
      title: 'Sharing and restoring files',
      tone: 'rose',
      questions: [
        {
          id: 'link-lifetime',
          question: 'How long does a share link work?',
          answer: `As long as you like: for ${fact.linkShort}, for ${fact.linkLong} or until a date you choose. You can add a password and revoke a link at any time.`,
          illustration: {
            name: 'link-lifetimes',
            alt: `Sample: three links to one folder, for ${fact.linkShort}, for ${fact.linkLong} and until a set date.`,
          },
          link: { label: 'Secure Sharing Links', href: '/security5page' },
          open: true,
        },
        {
          id: 'restore-deleted-files',
          question: 'How do I restore a deleted file?',
          answer: `Open “Deleted files”, choose the file and restore it. You have ${fact.restore}, or longer on ${plan.enterprise} plans. If it isn’t there, send us its name and the day it was deleted.`,
          link: { label: 'See the steps in Support', href: '/support#restore-deleted-files' },
          open: true,
        },
      ],
    },
  ],
});

/** All groups, without the questions that are still drafts. */
export const faqs = {
  ...content,
  groups: content.groups.map((group) => ({ ...group, questions: published(group.questions) })),
};
