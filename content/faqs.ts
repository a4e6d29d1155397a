import { inr, listed } from '../lib/format';
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
  dearer.length > 0 ? ` The same rule holds for ${listed(dearer.map(({ name }) => name))}.` : '';
const example = cheapest?.monthly
  ? ` ${cheapest.name} is ${inr(cheapest.monthly)} a month or ${inr(cheapest.monthly * 10)} a year.${sameRule}`
  : '';

/** Words of /faqs. Figures in brackets: characters, at least–at most. */
const all = parseContent('content/faqs.ts', faqsSchema, {
  /** The heading of the page (3–60). */
  title: 'Frequently asked questions',
  /** The sentence under the heading (20–160). */
  lead: 'Questions that come up before and during the trial, answered with the limits and prices themselves.',
  /**
   * Search results and link previews: `title` (8–60; the site’s name is added to it) and `description` (110–155). No
   * two pages share one. `updated`: day on which the page last changed its meaning, as year-month-day; the sitemap
   * tells it to search engines.
   */
  meta: {
    title: 'Frequently asked questions',
    description: `File limits of ${fact.limitFree} and ${fact.limitEnterprise}, the ${fact.trialAdjective} trial, yearly billing, encryption, share links and how to restore deleted files within ${fact.restore}.`,
    updated: '2026-11-21',
  },
  /** Name of the tabs under the heading, for screen readers (3–40). */
  jump: 'Groups of questions',
  /**
   * The five groups, in the order of the tabs. Every group and question is one entry with these fields.
   *
   * - `id`: address, as in /faqs#restore-deleted-files: small letters, digits, hyphens; no two are alike. Other
   *   pages link here: do not change it once public.
   * - `title`: of a group: its heading, also on its tab (3–40).
   * - `stock`: of a group: colour of its tab, that of the area it asks about: canary, rose, mint, sky or gold.
   * - `questions`: of a group: 2–8 questions, in this order.
   * - `question`: the line that opens the answer (10–90).
   * - `answer`: what it opens (40–520). Search engines are told the same words.
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
      stock: 'gold',
      questions: [
        {
          id: 'after-the-trial',
          question: `What happens after the ${fact.trial}?`,
          answer: `You choose a plan, or you stop. ${fact.noCard} is asked for, so the trial cannot turn into a charge by itself. If ${fact.trial} are too short for your test, write to us before they end.`,
          link: { label: 'What the terms say about the trial', href: '/terms#trial' },
          open: true,
        },
        {
          id: 'free-plan',
          confirmed: false,
          question: 'What is the Free plan?',
          answer: `The Free plan is what you have during the ${fact.trialAdjective} trial. It has its own file limit, and it is not one more plan on the pricing page.`,
          link: { label: seePlans(pricing.plans), href: '/pricing' },
        },
        {
          id: 'yearly-billing',
          question: 'How much does a year save?',
          answer: `A year costs ten monthly payments, so two months are free.${example}`,
          link: { label: 'Compare months and years', href: '/pricing' },
        },
        {
          id: 'auto-renewal',
          question: 'Does a plan renew by itself?',
          answer:
            'Only if you say so. The switch for auto-renewal is off when you open the pricing page. Leave it off, and the plan ends at the close of the period you paid for.',
        },
        {
          id: 'enterprise-price',
          question: `What does ${plan.enterprise} cost?`,
          answer: `It has no list price. Choose ${plan.enterprise} on the pricing page and tell us how many people and documents you have. A person replies within ${fact.reply}.`,
          link: { label: 'Write to us', href: '/contact' },
        },
      ],
    },
    {
      id: 'files-and-limits',
      title: 'Files and limits',
      stock: 'canary',
      questions: [
        {
          id: 'file-size',
          question: 'How large may a file be?',
          answer: `${fact.limitFree} per file on the Free plan, ${fact.limitEnterprise} on ${plan.enterprise}. The Free plan is what you have during the ${fact.trialAdjective} trial. For the plans in between, ask us before you move a large archive.`,
          link: { label: 'File Upload & Storage', href: '/feature1page' },
        },
        {
          id: 'formats',
          question: 'Which formats can I upload?',
          answer: `${fact.formats}. Other kinds have to be saved as one of these first. Many phones save photos as HEIC: Image to PDF makes a PDF of them where your browser opens them, as Safari does.`,
          link: { label: 'Tools that convert files', href: '/toolsdetails' },
        },
        {
          id: 'upload-stopped',
          question: 'My upload stopped. What should I check?',
          answer:
            'First the size, then the format, then the connection: keep the tab open until the file has arrived. A very long file name or a password on the file can stop it too. If it still fails, send us a report.',
          link: { label: 'Five checks for uploads', href: '/support' },
        },
        {
          id: 'tools-on-device',
          question: 'Are my files uploaded when I use a tool on this website?',
          answer: `No. A tool that runs on its own page works ${fact.onDevice}, without account or charge. It counts what was sent since you chose a file, and says how to check that.`,
          link: { label: 'What the tools are made of', href: '/licences' },
        },
      ],
    },
    {
      id: 'ai',
      title: 'What the AI does',
      stock: 'canary',
      questions: [
        {
          id: 'ai-source',
          question: 'How do I see where a tag or an answer comes from?',
          answer:
            'The words it used are marked in the document, and a small number beside the mark repeats beside the tag or the answer. If the mark is in the wrong place, do not rely on the answer.',
          link: { label: 'Smart Tagging', href: '/feature2page' },
        },
        {
          id: 'ai-mistakes',
          question: 'What if it is wrong?',
          answer:
            'Change the tag, or leave the suggestion out. AI can misread a date or miss a clause, so read what matters yourself before you sign, file or send it.',
          link: { label: 'Check a document before it goes out', href: '/toolsdetails/document-screener' },
        },
        {
          id: 'similarity',
          question: 'Does a high similarity share mean plagiarism?',
          answer:
            'No. It says how much of a text matches other text, and lists where. A quotation with its source matches too. Whether it was copied is for a person to decide.',
          link: { label: 'Plagiarism Checker', href: '/feature8page' },
        },
        {
          id: 'read-aloud',
          question: 'Can I have a document read aloud?',
          answer:
            'Yes. Text to Speech reads a text, a PDF or a Word file in a voice of your device, and can save it as a WAV file in a plain English voice. How this website itself is built for access is written down too.',
          link: { label: 'Accessibility of this website', href: '/accessibility' },
        },
      ],
    },
    {
      id: 'security',
      title: 'Security',
      stock: 'mint',
      questions: [
        {
          id: 'encryption',
          question: 'How are my files stored?',
          answer: `In ${fact.storage}, encrypted at rest with ${fact.encryption}. Who may open them is decided by the roles you give, and each open is a line in the access log.`,
          link: { label: 'Where files are kept', href: '/security/answers#storage' },
        },
        {
          id: 'readiness',
          question: `What does ISO/${fact.hipaa}/${fact.gdpr} Ready mean?`,
          answer: `That the controls which ${fact.iso27001}, ${fact.hipaa} and ${fact.gdpr} ask for are there to be used: roles, encryption, access logs and retention rules. It does not say that your organisation meets them, and it is not a seal.`,
          link: { label: 'What each one asks for', href: '/security3page' },
        },
        {
          id: 'who-sees',
          question: 'Who can see my documents?',
          answer: `The people whose role allows it. Roles begin with ${planWith.roles}: Admin, Manager and Employee are ready to use, you can add your own, and each may view, edit or download per folder or per document.`,
          link: { label: 'Permission Groups', href: '/security2page' },
        },
      ],
    },
    {
      id: 'sharing-and-restore',
      title: 'Sharing and restore',
      stock: 'mint',
      questions: [
        {
          id: 'link-lifetime',
          question: 'How long does a share link work?',
          answer: `As long as you set: ${fact.linkShort}, ${fact.linkLong} or until a date you choose. You can add a password, and you can revoke a link at any time; then it opens nothing.`,
          link: { label: 'Secure Sharing Links', href: '/security5page' },
        },
        {
          id: 'restore-deleted-files',
          question: 'How do I restore a deleted file?',
          answer: `Open the deleted files, choose the file and restore it. That works within ${fact.restore} of the deletion; ${plan.enterprise} plans keep deleted files longer. If a file is missing within that time, send us its name and the day it was deleted.`,
          link: { label: 'Help with restoring', href: '/support' },
          open: true,
        },
      ],
    },
  ],
});

/** All groups, without the questions that are still drafts. */
export const faqs = {
  ...all,
  groups: all.groups.map((group) => ({ ...group, questions: published(group.questions) })),
};

/** The same questions in one list, for structured data: its text is the page's text. */
export const questions = faqs.groups.flatMap((group) => group.questions);
