import { contactTexts } from './rules';

/**
 * Every answer of the endpoint but the success: its log event, status and words. `message` is one sentence for
 * the visitor beside “Failed to send message!”, `title` a few words for a reader of the response.
 */
export type Answer = { event: string; status: number; title: string; message: string };

export const answers = {
  method: {
    event: 'contact.method',
    status: 405,
    title: 'Method not allowed',
    message: 'Send the contact form with POST.',
  },
  crossSite: {
    event: 'contact.cross_site',
    status: 403,
    title: 'Sent from another site',
    message: 'This form can only be sent from its own page.',
  },
  mediaType: {
    event: 'contact.media_type',
    status: 415,
    title: 'Unsupported media type',
    message: 'Send JSON or an ordinary form, in UTF-8 and not compressed.',
  },
  tooLarge: {
    event: 'contact.too_large',
    status: 413,
    title: 'Message too large',
    message: 'This message is too large. Please shorten it.',
  },
  malformed: {
    event: 'contact.malformed',
    status: 400,
    title: 'Unreadable request',
    message: 'The message could not be read. Please send it from the contact page.',
  },
  invalid: {
    event: 'contact.invalid',
    status: 422,
    title: 'A field needs a change',
    message: contactTexts.failed,
  },
  tooLong: {
    event: 'contact.invalid',
    status: 413,
    title: 'Message too long',
    message: contactTexts.failed,
  },
  file: {
    event: 'contact.invalid',
    status: 422,
    title: 'Files are not accepted',
    message: 'The contact form takes text only. Please send it without a file.',
  },
  honeypot: {
    event: 'contact.honeypot',
    status: 422,
    title: 'A hidden field was filled in',
    message: 'A hidden field was filled in, perhaps by your browser. Please empty the form and write again.',
  },
  config: {
    event: 'contact.config',
    status: 503,
    title: 'Mail is not set up',
    message: 'This site cannot send mail at the moment.',
  },
  limited: {
    event: 'contact.limited',
    status: 429,
    title: 'Too many messages',
    message: 'Your message was not sent: there were too many tries in a short time. Please try again later.',
  },
  timeout: {
    event: 'contact.failed',
    status: 504,
    title: 'Mail server did not answer in time',
    message: 'The mail server did not answer in time.',
  },
  unavailable: {
    event: 'contact.failed',
    status: 503,
    title: 'Mail server unavailable',
    message: 'The mail server is not available.',
  },
  refused: {
    event: 'contact.failed',
    status: 502,
    title: 'Mail server refused the message',
    message: 'The mail server refused the message.',
  },
  broken: {
    event: 'contact.failed',
    status: 502,
    title: 'Connection to the mail server broke',
    message: 'The connection to the mail server broke.',
  },
  uncertainTimeout: {
    event: 'contact.uncertain',
    status: 504,
    title: 'Delivery not confirmed',
    message: 'The mail server did not confirm in time, so your message may or may not have arrived.',
  },
  uncertain: {
    event: 'contact.uncertain',
    status: 502,
    title: 'Delivery not confirmed',
    message: 'The connection to the mail server broke, so your message may or may not have arrived.',
  },
  pending: {
    event: 'contact.pending',
    status: 503,
    title: 'Still being sent',
    message: 'This message is still being sent. Please wait a moment before you try again.',
  },
  error: {
    event: 'contact.error',
    status: 500,
    title: 'Internal error',
    message: 'Something went wrong on our side.',
  },
} as const satisfies Record<string, Answer>;

export type AnswerName = keyof typeof answers;
