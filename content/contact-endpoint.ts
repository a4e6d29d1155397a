import { contactEndpointSchema } from '../lib/schema/contact-endpoint';
import { parseContent } from '../lib/schema/parse';

/**
 * Words of the contact endpoint (/api/contacts): what it answers, the page that it shows without JavaScript when a
 * message was not sent, and the mail that it sends. The form’s own words, with its three checks, are in contact.ts.
 * Numbers in brackets: fewest and most characters.
 */
export const contactEndpoint = parseContent('content/contact-endpoint.ts', contactEndpointSchema, {
  /**
   * Why a message was not sent. `message`: one sentence for the visitor, after the alert of contact.ts (10–140).
   * `title`: the same in a few words, for whoever reads the response itself (5–60).
   *
   * - Not sent by our form: `method`, `crossSite`, `mediaType`, `tooLarge`, `malformed`, and `file`, which had one.
   * - A field failed its check: `invalid`, and `tooLong` for the message. The words of the check follow the alert.
   * - `honeypot`: the field for robots was filled in. `limited`: too many tries. `pending`: still on its way.
   * - `config`: settings are missing. `error`: a fault of the site itself.
   * - Failures of the mail server: `timeout`, `unavailable`, `refused`, `broken`; and, when the message may have arrived all the
   *   same, `uncertainTimeout`, `uncertain`.
   */
  answers: {
    method: { title: 'Method not allowed', message: 'Send the contact form with POST.' },
    crossSite: {
      title: 'Sent from another site',
      message: 'This form can only be sent from its own page.',
    },
    mediaType: {
      title: 'Unsupported media type',
      message: 'Send JSON or a standard form, in UTF-8 and uncompressed.',
    },
    tooLarge: { title: 'Message too large', message: 'This message is too large. Please shorten it.' },
    malformed: {
      title: 'Unreadable request',
      message: 'We couldn’t read this message. Please send it from the contact page.',
    },
    invalid: { title: 'Please check the form' },
    tooLong: { title: 'Message too long' },
    file: {
      title: 'Files aren’t accepted',
      message: 'The contact form takes text only. Please send your message without a file.',
    },
    honeypot: {
      title: 'A hidden field was filled in',
      message: 'Your browser may have filled in a hidden field. Please clear the form and try again.',
    },
    config: { title: 'Mail is not set up', message: 'This site can’t send mail at the moment.' },
    limited: {
      title: 'Too many messages',
      message:
        'We didn’t send your message: there were too many attempts in a short time. Please try again later.',
    },
    timeout: {
      title: 'Mail server timed out',
      message: 'The mail server took too long to answer.',
    },
    unavailable: { title: 'Mail server unavailable', message: 'The mail server isn’t available.' },
    refused: {
      title: 'Mail server refused the message',
      message: 'The mail server refused the message.',
    },
    broken: {
      title: 'Lost connection to the mail server',
      message: 'We lost the connection to the mail server.',
    },
    uncertainTimeout: {
      title: 'Delivery not confirmed',
      message:
        'The mail server didn’t confirm delivery in time, so your message may or may not have arrived.',
    },
    uncertain: {
      title: 'Delivery not confirmed',
      message: 'We lost the connection to the mail server, so your message may or may not have arrived.',
    },
    pending: {
      title: 'Still being sent',
      message: 'We’re still sending this message. Please wait a moment before you try again.',
    },
    error: { title: 'Internal error', message: 'Something went wrong on our side.' },
  },

  /** Above the form’s line `sent` when a mail server accepted the message (10–140). {reference} is filled in: keep it. */
  sent: 'Thank you. We’ve received your message. Your reference is {reference}.',

  /** After `sent` when “Reply” cannot reach the address as typed (10–140). The thank-you page says it too. */
  oddAddress:
    'Your email address has an unusual format. If our reply doesn’t reach you, please write again from another address.',

  /**
   * Shown if a `fullName`, an `email` or a `message` is too long (10–120 each). The form’s own page lets nobody type so
   * much. {limit}, the most characters that it may have, is filled in: keep it.
   */
  limits: {
    fullName: 'Please shorten your name to {limit} characters.',
    email: 'Please use an email address of at most {limit} characters.',
    message: 'Please shorten your message to {limit} characters.',
  },

  /**
   * The page that answers a form sent without JavaScript when it failed. The rest of its words are the form’s.
   *
   * - Its heading: `notSent`, or `uncertain` when the message may have arrived (5–60 each).
   * - Before the email address: `writeOnly` when another try can only fail (10–120), `writeToo` when no text is kept or
   *   a field needs a change (5–60).
   * - `back`: the link to the form when no text is kept (5–60).
   */
  page: {
    notSent: 'Your message wasn’t sent',
    uncertain: 'We don’t know if your message arrived',
    writeOnly: 'Your message is below. Please email it to',
    writeToo: 'You can also write to',
    back: 'Back to the contact form',
  },

  /**
   * The mail to those who answer.
   *
   * - `title`: begins the subject when the visitor chose neither plan nor topic (3–40).
   * - `rows`: what is before the visitor’s `name` and `email`, what the message is `about`, and its `reference`
   *   (2–9 each).
   * - `plan` (6–40) and `renewal` (3–40): the visitor’s choice on /pricing, with the period of billing from contact.ts
   *   between them. {plan} is filled in: keep it.
   * - Under the message: `sent`, or `sentFrom` where the address of the site is known ({site}: keep it), then `reply`, or
   *   `writeTo` where “Reply” would not reach the visitor (10–100 each).
   */
  mail: {
    title: 'Contact form',
    rows: { name: 'Name', email: 'Email', about: 'About', reference: 'Reference' },
    plan: '{plan} plan',
    renewal: 'auto-renewal on',
    sent: 'Sent from the contact form.',
    sentFrom: 'Sent from the contact form on {site}.',
    reply: 'Reply to this email to answer the sender.',
    writeTo: 'To reply, write to the address above.',
  },
});
