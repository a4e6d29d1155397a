import { contactSchema } from '../lib/schema/contact';
import { parseContent } from '../lib/schema/parse';
import { fact } from './claims';

/** Words of /contact. The texts of the three checks and of a failure are fixed: `lib/contact/rules.ts`. */
export const contact = parseContent('content/contact.ts', contactSchema, {
  title: 'Contact us',
  lead: `Tell us what you file and where it gets stuck. Three fields, one reply within ${fact.reply}.`,
  meta: {
    title: 'Contact us',
    description: `Write to us with three fields: name, email and message. A person replies within ${fact.reply}, by e-mail, and nothing is charged from the form.`,
    updated: '2026-11-21',
  },

  form: {
    fullName: 'Full name',
    email: 'Email',
    message: 'Message',
    hint: 'Please leave out passwords and client documents.',
    submit: 'Submit',
    sending: 'Sending…',
    problem: 'There is a problem',
    errorPrefix: 'Error:',
    failed: 'Your message is still here. Try again or write to',
    unanswered: 'No answer came back, so your message may or may not have arrived.',
    mailSubject: 'Message from the website',
    sent: `A person reads it and replies within ${fact.reply}, to the address you gave.`,
    honeypot: 'Leave this field empty',
    left: '{count} characters left',
    privacy: 'We use these three fields only to answer you.',
    privacyLink: { label: 'Privacy Policy', href: '/privacy' },
  },

  choice: {
    chose: 'You chose',
    change: { label: 'Change plan', href: '/pricing' },
    priced: 'I would like to take the {plan} plan at {price}, {renewal}.',
    onRequest: 'Please send me a price for the {plan} plan, {billing}, {renewal}.',
    billing: { monthly: 'billed monthly', yearly: 'billed yearly' },
    renewal: { on: 'with auto-renewal', off: 'without auto-renewal' },
  },
  about: 'About',
  topics: {
    'upload-failure': {
      label: 'an upload that failed',
      lines: ['File type:', 'File size:', 'Browser and device:', 'What happened:'],
    },
    'folder-sharing': {
      label: 'sharing a folder',
      lines: ['What I want to share, and with whom:', 'What happened instead:'],
    },
    'restore-files': {
      label: 'restoring deleted files',
      lines: ['Names of the files:', 'Folder they were in:', 'Day they were deleted, as far as I know:'],
    },
    'feature-request': {
      label: 'a feature request',
      lines: ['What I want to do:', 'How I do it today:'],
    },
    integration: {
      label: 'an integration',
      lines: ['The system I use:', 'What should go in or come out:'],
    },
    trial: {
      label: 'the free trial',
      lines: ['What I want to try:', 'How many people:'],
    },
    privacy: {
      label: 'a privacy request',
      lines: ['What I ask for (see, correct or delete my data):', 'The address I wrote from:'],
    },
    accessibility: {
      label: 'accessibility of this site',
      lines: ['The page:', 'What I could not do:', 'Browser and assistive technology:'],
    },
  },

  next: {
    title: 'What happens next',
    steps: [
      'Your message goes to a person.',
      `They reply by e-mail within ${fact.reply}.`,
      'If you asked for a plan, you get the next step. Nothing is charged here.',
    ],
  },
  direct: 'Or reach us directly',
  answered: {
    title: 'Perhaps answered already',
    links: [
      { label: 'FAQs', href: '/faqs' },
      { label: 'Uploads, sharing and restore', href: '/support' },
    ],
  },
});
