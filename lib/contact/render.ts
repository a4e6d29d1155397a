import { fill } from '../fill';
import { answerHeaders } from '../headers';
import { type AnswerName, answers } from './answers';
import { failurePage, failurePageHeaders } from './failure-page';
import { allowedMethods } from './guard';
import type { LogLine } from './log';
import type { EndpointMessages } from './messages';
import { contactLimits, oddAddressNote, thankYouPath } from './rules';
import type { FieldFault, Submission } from './submission';

/** Outcome of a request, before rendering. */
export type Result = {
  name: AnswerName | 'sent' | 'repeated' | 'options';
  fault?: FieldFault;
  retryAfter?: number;
  submission?: Submission;
  draft?: string;
  reference?: string;
  /** The visitor's address has no plain ASCII form, so it cannot be a Reply-To. */
  oddAddress?: boolean;
  logFields?: Partial<LogLine>;
};

export const commonHeaders = { ...answerHeaders, 'X-Content-Type-Options': 'nosniff' };

/** The response to a request. @param isPlainPost the browser expects a page instead of JSON */
export function render(result: Result, isPlainPost: boolean, messages: EndpointMessages): Response {
  if (result.name === 'options') {
    return new Response(null, { status: 204, headers: { ...commonHeaders, Allow: allowedMethods } });
  }
  if (result.name === 'sent' || result.name === 'repeated') {
    const { reference = '', oddAddress } = result;
    const Location = thankYouPath + (oddAddress ? `#${oddAddressNote}` : '');
    if (isPlainPost) return new Response(null, { status: 303, headers: { ...commonHeaders, Location } });
    const sent = fill(messages.sent, { reference });
    const message = oddAddress ? `${sent} ${messages.oddAddress}` : sent;
    return Response.json({ message, reference }, { headers: commonHeaders });
  }
  const { status } = answers[result.name];
  const answer: { title: string; message?: string } = messages.answers[result.name];
  const message = result.fault ? faultMessage(result.fault, messages) : answer.message;
  const field = result.fault?.field;
  const headers = {
    ...commonHeaders,
    ...(status === 405 && { Allow: allowedMethods }),
    ...(status === 429 && { 'Retry-After': String(result.retryAfter ?? 60) }),
    ...(status === 503 && { 'Retry-After': '60' }),
  };
  if (isPlainPost) {
    const { values, context } = result.submission ?? {};
    const page = failurePage({
      message,
      field,
      final: result.name === 'config' || result.name === 'refused',
      uncertain: result.name === 'uncertain' || result.name === 'uncertainTimeout',
      values,
      context,
      draft: result.draft,
      messages,
    });
    return new Response(page, { status, headers: { ...headers, ...failurePageHeaders } });
  }
  return Response.json(
    { message, title: answer.title, status, field },
    { status, headers: { ...headers, 'Content-Type': 'application/problem+json' } },
  );
}

function faultMessage({ field, tooLong }: FieldFault, { form, limits }: EndpointMessages): string {
  if (!tooLong) return form.checks[field];
  return fill(limits[field], { limit: contactLimits[field].toLocaleString('en-IN') });
}
