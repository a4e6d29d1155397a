import { isUnanswered } from '../lib/answers';
import { answersSchema } from '../lib/schema/answers';
import { parseContent } from '../lib/schema/parse';
import { planWith } from './capabilities';
import { fact } from './claims';
import { plan } from './plan-names';
import { site } from './site';

/**
 * Words of /security/answers: what a buyer asks before the first upload. A line is either answered from claims of
 * content/claims.ts, or nobody can answer it yet: then it is in the list at the end of the page, leads to the form, and
 * the launch check lists it. Numbers in brackets: fewest and most characters.
 */
export const answers = parseContent('content/answers.ts', answersSchema, {
  /** The heading of the page (3–60). */
  title: 'Security answers',
  /** The sentence under the heading (20–220). */
  lead: `For the person who approves ${site.name} for your office: how files are encrypted, what the AI reads and what Indian law says.`,
  /**
   * Search results and link previews: `title` (8–60; the site’s name is added to it) and `description` (110–155). No
   * two pages share one. `updated`: date of the last substantive edit, as year-month-day; the page
   * prints it, and the sitemap gives it to search engines.
   */
  meta: {
    title: 'Security answers: storage, AI and law',
    description:
      'Where files are kept, what the AI reads, the DPDP Act, signatures in India, deletion and the end of a contract: what we can answer, and what to ask us.',
    updated: '2026-11-29',
  },
  /** false until a lawyer has read what is said of the law. The launch check lists it; visitors do not see it. */
  reviewed: false,
  /**
   * The sheet in the first screen with the short answers: its `title` (3–40), and `filled`, before the date of the
   * last edit (3–40).
   */
  sheet: { title: 'In short', filled: 'Updated on' },
  /** In the groups on the law (20–160). */
  legal: 'General information, not legal advice.',
  /** Above the list of unanswered questions, at the end: `title` (3–40) and `text` (20–200). */
  open: {
    title: 'What we can’t answer here yet',
    text: `Ask about any of these before you upload. We reply within ${fact.reply} and tell you which ones we still can’t answer.`,
  },
  /**
   * The button that asks for everything that is not settled: its `label` (3–60), the `subject` of the mail (3–40),
   * `about`, in the subject above the form (3–60), and 1–8 `lines` of the message (3–100 each). The open questions follow.
   */
  askAll: {
    label: 'Ask all of these',
    subject: 'Security answers',
    about: 'security questions',
    lines: ['What we would store:', 'Please answer these security questions:'],
  },
  /**
   * The groups, 3–8, in the order of the page: `id`, its address: small letters, digits, hyphens; do not change it once
   * public. `title`: its heading (3–40). `legal`: true where it is about the law. `lines`: 2–8 lines, each with
   *
   * - `id`: its address, as in /security/answers#country.
   * - `question`: (10–90).
   * - `topic`: what it is about, on the sheet (3–40), `short`: the answer in a few words beside it (2–40), and `answer`: all of it, in its own words (30–360), with `claims`, the names of those in
   *   content/claims.ts that the two quote as `${fact.storage}`, 1–4. A `link` to a page that says more may follow.
   * - `unanswered`: instead of an answer, while there is none: `text`, what is not settled, for the owner (20–220), the `subject` of
   *   the mail that asks for it (3–40), and what it is `about`, in the middle of a sentence (3–60).
   */
  groups: [
    {
      id: 'storage',
      title: 'Storage and encryption',
      lines: [
        {
          id: 'how-stored',
          question: 'Where does an uploaded document go?',
          topic: 'Where files are kept',
          short: `Cloud, encrypted with ${fact.encryption}`,
          answer: `In ${fact.storage}, encrypted at rest with ${fact.encryption} from the moment it arrives. Files that you open in the free tools never leave your device. Before you start a trial or a plan, ask us which country your files will be kept in, and with which provider.`,
          claims: ['storage', 'encryption'],
          link: { label: 'Ask where your files would be stored', href: '/contact?topic=security-questions' },
        },
        {
          id: 'country',
          question: 'In which country are files stored, and with which provider?',
          unanswered: {
            text: 'We haven’t named the country or the provider yet.',
            subject: 'Where files are stored',
            about: 'where files are stored',
          },
        },
        {
          id: 'sub-processors',
          question: 'Which other companies process our files?',
          unanswered: {
            text: 'We haven’t published a list, or named a storage provider or mail service.',
            subject: 'List of sub-processors',
            about: 'the list of sub-processors',
          },
        },
      ],
    },
    {
      id: 'ai',
      title: 'The AI and your documents',
      lines: [
        {
          id: 'ai-reads',
          question: 'What does the AI read, and why?',
          topic: 'Why the AI reads files',
          short: 'To tag, search, summarise and check',
          answer: `Under our terms, the product can read your documents to tag, search, summarise and check them, and to answer questions. It can show them to the people you choose. We use documents ${fact.purpose}.`,
          claims: ['purpose'],
          link: { label: 'Your documents stay yours', href: '/terms#your-documents' },
        },
        {
          id: 'ai-learns',
          question: 'Do you train models on our documents?',
          unanswered: {
            text: `Under our terms, we use documents ${fact.purpose}. The terms don’t say whether that includes training a model.`,
            subject: 'Training AI models',
            about: 'training AI models',
          },
        },
        {
          id: 'ai-supplier',
          question: 'Which AI provider do you use?',
          unanswered: {
            text: 'We haven’t named one, or said whether we use one.',
            subject: 'AI provider',
            about: 'the AI provider',
          },
        },
      ],
    },
    {
      id: 'law',
      title: 'Standards and law',
      legal: true,
      lines: [
        {
          id: 'dpdp',
          question: 'What roles does the DPDP Act define?',
          topic: 'Roles in the DPDP Act',
          short: 'Data Fiduciary and Data Processor',
          answer: `Whoever decides why and how personal data is used is the Data Fiduciary (section 2 of the ${fact.dpdp}): you, or the client whose files you keep. Whoever processes it for them is a Data Processor, and needs a valid contract (section 8). The government is bringing the Act into force in stages.`,
          claims: ['dpdp'],
        },
        {
          id: 'our-role',
          question: `What is ${site.name}’s role under the DPDP Act?`,
          unanswered: {
            text: 'We haven’t published a contract that says which role we have.',
            subject: 'Role under the DPDP Act',
            about: 'your role under the DPDP Act',
          },
        },
        {
          id: 'processing-contract',
          question: 'Do you offer a data processing agreement?',
          unanswered: {
            text: 'We haven’t published one. Our terms cover documents only in general.',
            subject: 'Data processing agreement',
            about: 'a data processing agreement',
          },
        },
        {
          id: 'breach',
          question: 'How soon would you tell us about a breach?',
          unanswered: {
            text: 'We haven’t committed to a number of hours or days.',
            subject: 'Breach notification',
            about: 'breach notification',
          },
        },
        {
          id: 'e-signature',
          question: 'Are e-signatures valid in India?',
          topic: 'E-signatures in India',
          short: 'Valid if made by a prescribed method',
          answer: `Where a law requires a signature, section 5 of the ${fact.itAct} accepts an electronic one made in a way the government has prescribed. That Act doesn’t cover wills, for example, so ask a lawyer about your documents.`,
          claims: ['itAct'],
        },
        {
          id: 'kind-of-signature',
          question: 'Which type of e-signature do you use?',
          unanswered: {
            text: 'We haven’t said whether it is one the government has prescribed, such as Aadhaar eSign or a certificate-based signature.',
            subject: 'Type of e-signature',
            about: 'the type of e-signature',
          },
        },
        {
          id: 'certificates',
          question: `What does “ready” mean for ${fact.iso27001}, ${fact.hipaa} and ${fact.gdpr}?`,
          topic: 'Meaning of “ready”',
          short: 'Product controls, not a certificate',
          answer: `“Ready” means the product has controls that ${fact.iso27001}, ${fact.hipaa} and ${fact.gdpr} ask for: roles, encryption, audit logs and retention rules. Whether your office meets a standard depends on how you use them.`,
          claims: ['iso27001', 'hipaa', 'gdpr'],
          link: { label: 'What “ready” means', href: '/security3page' },
        },
        {
          id: 'certificate-or-report',
          question: 'Is there a certificate, or an audit report?',
          unanswered: {
            text: 'We haven’t published either on this website.',
            subject: 'Certificates and reports',
            about: 'certificates and reports',
          },
        },
      ],
    },
    {
      id: 'deletion',
      title: 'Deleting and restoring files',
      lines: [
        {
          id: 'deleted-files',
          question: 'Can a deleted file be restored?',
          topic: 'Restoring deleted files',
          short: `Within ${fact.restore}`,
          answer: `Yes. You have ${fact.restore} to restore it under “Deleted files”, or longer on ${plan.enterprise} plans. On ${planWith.log} and above, the log records who deleted it, and when.`,
          claims: ['restore'],
          link: { label: 'Data Retention Rules', href: '/security4page' },
        },
        {
          id: 'every-copy',
          question: 'When is a deleted file removed from backups?',
          unanswered: {
            text: 'We haven’t said how long backups keep it.',
            subject: 'Deletion from backups',
            about: 'deletion from backups',
          },
        },
        {
          id: 'longer-restore',
          question: `How long do ${plan.enterprise} plans keep deleted files?`,
          unanswered: {
            text: 'We haven’t given a number of days; our pages only say “longer”.',
            subject: 'Longer restore period',
            about: 'the longer restore period',
          },
        },
      ],
    },
    {
      id: 'end',
      title: 'After the trial',
      lines: [
        {
          id: 'end-of-trial',
          question: 'Are we charged anything when the trial ends?',
          topic: 'End of the trial',
          short: 'Nothing is charged',
          answer: `No. Choose a plan within the ${fact.trial}, or let the trial lapse. ${fact.noCard} is needed. Before it ends, download every document you have no other copy of.`,
          claims: ['trial', 'noCard'],
          link: { label: 'What the terms say about the trial', href: '/terms#trial' },
        },
        {
          id: 'files-after-trial',
          question: 'What happens to files when the trial ends?',
          unanswered: {
            text: 'We haven’t said how long we keep them.',
            subject: 'Files after the trial',
            about: 'files after the trial',
          },
        },
        {
          id: 'taking-documents-out',
          question: 'How long can we download our documents after the contract ends, and in which format?',
          unanswered: {
            text: 'The terms promise time to download before an account is closed and its documents are deleted. They don’t say how many days, and don’t mention tags or versions.',
            subject: 'Downloading our documents',
            about: 'downloading documents',
          },
        },
      ],
    },
  ],
  /** The end of the page: `title` (10–70), `text` (20–160) and a `button`, above the link to the trial. */
  closing: {
    title: 'Does your office have a questionnaire?',
    text: 'Paste its questions into the form, and we’ll answer them one by one.',
    button: { label: 'Send us your questions', href: '/contact?topic=security-questions' },
  },
});

const open = answers.groups.flatMap(({ lines }) => lines.filter(isUnanswered));

/** What the contact form says about each open line, and about all of them. */
export const answerTopics = {
  'security-answers': {
    subject: answers.askAll.subject,
    label: answers.askAll.about,
    lines: answers.askAll.lines,
    questions: open.map(({ question }) => question),
  },
  ...Object.fromEntries(
    open.map(({ id, question, unanswered }) => [
      id,
      { subject: unanswered.subject, label: unanswered.about, lines: [question] },
    ]),
  ),
};
