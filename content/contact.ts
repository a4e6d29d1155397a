import { contactSchema } from '../lib/schema/contact';
import { parseContent } from '../lib/schema/parse';
import { answerTopics } from './answers';
import { fact } from './claims';

/**
 * Words of /contact. What the endpoint answers and mails is in contact-endpoint.ts. Numbers in brackets: fewest and
 * most characters.
 */
export const contact = parseContent('content/contact.ts', contactSchema, {
  /** The heading of the page (3–60). */
  title: 'Contact us',
  /** The sentence under the heading (20–160). */
  lead: `Ask about plans, the trial or a problem. We’ll reply within ${fact.reply}.`,
  /**
   * Search results and link previews: `title` (8–60; the site’s name is added to it) and `description` (110–155). No
   * two pages share one. `updated`: date of the last substantive edit, as year-month-day; the sitemap
   * gives it to search engines.
   */
  meta: {
    title: 'Contact us',
    description: `Send us your name, your email address and a message. We reply by email within ${fact.reply}, and it costs nothing to ask.`,
    updated: '2026-11-21',
  },

  /** What a visitor reads in the form itself. */
  form: {
    /** Name above the first field (2–30). */
    fullName: 'Full name',
    /** Name above the second field (2–30). */
    email: 'Email',
    /** Name above the third field (2–30). */
    message: 'Message',
    /** Line below that name (10–100). */
    hint: 'Please leave out passwords and client documents.',
    /** Above the fields, for browsers without JavaScript, which start with an empty message (20–200). */
    noScript:
      'Without JavaScript, we can’t fill in the message for you. We’ll still see which plan or topic you chose, or that you want the trial, so write only what you’d like to add.',
    /** The button (2–20). */
    submit: 'Submit',
    /** The button while the message is on its way (2–20). */
    sending: 'Sending…',
    /** Heading of the summary when a check fails (5–40). */
    problem: 'There is a problem',
    /** What the three checks say of each field, in this order (10–60 each). The specification fixes these texts. */
    checks: {
      fullName: 'Please enter your full name.',
      email: 'Please enter a valid email address.',
      message: 'Please enter a message.',
    },
    /** Read out before an error under its field, and before the page’s title (3–20). */
    errorPrefix: 'Error:',
    /** The alert when a message was not sent (10–60). The specification fixes this text. */
    alert: 'Failed to send message!',
    /** After that alert; the email address follows as a link (20–120). */
    failed: 'Your message is still here. Try again or write to',
    /** The reason given if no answer came, or one that is not the endpoint’s (20–120). */
    unanswered: 'The server didn’t answer, so your message may not have arrived.',
    /** Subject of the email that this link opens (3–60). */
    mailSubject: 'Message from the website',
    /** Under the endpoint’s own message when the form was sent (20–120). */
    sent: `We’ll read it and reply within ${fact.reply} to the address you gave.`,
    /** Label of the honeypot field, for people whose browser shows it (10–60). */
    honeypot: 'Leave this field empty',
    /** Below a message that nears its limit (10–60). {count} is how many characters are left: keep it. */
    left: 'Characters left: {count}',
    /** Small print at the button (10–120). */
    privacy: 'We use these details only to reply to you.',
    /** The link that follows it. */
    privacyLink: { label: 'Privacy Policy', href: '/privacy' },
  },

  /** What the form says after a choice on /pricing: the subject above the form and the first line of the message. */
  choice: {
    /** In the subject, before the plan’s name (2–40). */
    chose: 'You chose',
    /** The subject’s link back to the plans. */
    change: { label: 'Change plan', href: '/pricing' },
    /** First line of the message (5–200). {plan}, {price} and {renewal} are filled in: keep them. */
    priced: 'I would like the {plan} plan at {price}, {renewal}.',
    /** The same for a plan without a public price (5–200), with {plan}, {billing} and {renewal}. */
    onRequest: 'Please send me a price for the {plan} plan, {billing}, {renewal}.',
    /** What {billing} says: `monthly` or `yearly` (3–30 each). */
    billing: { monthly: 'billed monthly', yearly: 'billed yearly' },
    /** What {renewal} says with auto-renewal `on` or `off` (5–40 each). */
    renewal: { on: 'with auto-renewal', off: 'without auto-renewal' },
  },
  /** In the subject, before the topic (3–30). */
  about: 'About',
  /**
   * What a message can be about: /contact?topic=upload-failure fills it in. `subject` is the subject of the mail
   * (3–40), `label` is in the subject (3–60), `lines` in the message, for the visitor to complete: 1–8 (3–100 each),
   * and `questions` below them (10–90 each), where there are any. The last topics are those of content/answers.ts.
   */
  topics: {
    'upload-failure': {
      subject: 'Upload failure',
      label: 'an upload that failed',
      lines: ['File type:', 'File size:', 'Browser and device:', 'What happened:'],
    },
    'folder-sharing': {
      subject: 'Folder sharing',
      label: 'sharing a folder',
      lines: ['What I want to share, and with whom:', 'What happened instead:'],
    },
    'restore-files': {
      subject: 'Restoring deleted files',
      label: 'restoring deleted files',
      lines: ['Names of the files:', 'Folder they were in:', 'Day they were deleted, as far as I know:'],
    },
    'feature-request': {
      subject: 'Feature request',
      label: 'a feature request',
      lines: ['What I want to do:', 'How I do it today:'],
    },
    'security-questions': {
      subject: 'Security questions',
      label: 'your own security questions',
      lines: ['What we would store:', 'Our questions:'],
    },
    integration: {
      subject: 'Integration',
      label: 'an integration',
      lines: ['The system I use:', 'What should be imported or exported:'],
    },
    privacy: {
      subject: 'Privacy request',
      label: 'a privacy request',
      lines: ['What I’m asking for (to see, correct or delete my data):', 'The address I wrote from:'],
    },
    accessibility: {
      subject: 'Accessibility',
      label: 'the accessibility of this site',
      lines: ['The page I was on:', 'What I couldn’t do:', 'Browser and assistive technology:'],
    },
    ...answerTopics,
  },

  /**
   * The trial, which most pages offer: /contact?trial=feature2page asks for it from Smart Tagging. The trial belongs to no plan;
   * from /pricing, the request names the plan that is chosen there.
   *
   * - `subject`: of the mail (3–40). `label`: in the subject above the form (3–60).
   * - `title`: heading of the form (3–60). `with`: in the subject before the plan that was chosen on /pricing (3–40), and
   *   `planned`, the same in the message (5–200), with {plan} and {price}.
   * - `from`: follows both (5–200). {page} is the name of the page that the visitor came from: keep it.
   * - `lines`: in the message, for the visitor to complete, 1–8 (3–140 each). {from} is the line above: keep it.
   * - `next`: heading of what happens then, beside the form (3–40), and `steps`, two lines below it (10–120 each).
   */
  trial: {
    subject: 'Free trial',
    label: `the ${fact.trialAdjective} trial`,
    title: `Start your ${fact.trialAdjective} trial`,
    with: 'Plan you’re interested in:',
    planned: 'Plan I’m interested in: {plan}, {price}.',
    from: 'from your {page} page',
    lines: [
      `I would like to start the ${fact.trialAdjective} trial. I came here {from}.`,
      'What I want to try:',
      'How many people:',
    ],
    next: 'If you ask for the trial',
    steps: [
      `You have ${fact.trial} to try the product before you choose a plan. We don’t ask for a card.`,
      `Choose a plan before the ${fact.trial} are up, or let the trial lapse. Nothing is charged automatically.`,
    ],
  },

  /** Head of the form: `label` before the product’s name (2–12), and the `note` below it (5–40). */
  letterhead: { label: 'To', note: 'We reply by email' },

  /** Beside the form: `title` (3–40) and 2–5 `steps` (10–120 each). */
  next: {
    title: 'What happens next',
    steps: [
      'Someone on our team reads your message.',
      'If you chose a plan or asked for the trial, our reply will tell you how to start.',
    ],
  },
  /** Heading above telephone and email, which come from site.ts (3–40). */
  direct: 'Or reach us directly',
  /** Pages that may answer the question: `title` (3–40) and 1–5 `links`. */
  answered: {
    title: 'Common questions',
    links: [
      { label: 'FAQs', href: '/faqs' },
      { label: 'Uploads, sharing and restoring files', href: '/support' },
    ],
  },
});
