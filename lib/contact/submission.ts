import { plainAddress } from './address';
import type { AnswerName } from './answers';
import { cleanValues } from './clean';
import { type ContactContext, type ContextChoices, readContext, readReferer } from './context';
import type { MediaType } from './guard';
import {
  type ContactField,
  type ContactValues,
  checkContact,
  checkLimits,
  contactFields,
  contextField,
  draftField,
  honeypotField,
} from './rules';

export type Submission = {
  values: ContactValues;
  context: ContactContext;
  /** Content of the honeypot. */
  honeypot: string;
  /** Draft id of the page for an earlier failed plain post. */
  draft?: string;
};

/** A field that failed a check, or whose value is longer than its limit. */
export type FieldFault = { field: ContactField; tooLong: boolean };

export type Reading =
  | { ok: true; submission: Submission }
  | { ok: false; answer: AnswerName; fault?: FieldFault; submission?: Submission };

/** Largest accepted nesting of a JSON body. Three strings need one level. */
const depthLimit = 16;

/**
 * Parses a body into checked, cleaned values. Only own string values of known names are read, so a `message`
 * that is an object (which nodemailer would read a file or an address from) stops here.
 *
 * @param choices valid plans and topics of the context
 */
export async function readSubmission(
  body: Uint8Array<ArrayBuffer>,
  type: MediaType,
  headers: Headers,
  choices: ContextChoices,
): Promise<Reading> {
  const fields = await parse(body, type, headers.get('content-type') ?? '');
  if (fields === 'malformed' || fields === 'file') return { ok: false, answer: fields };
  const stringField = (name: string) => {
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return typeof value === 'string' ? value : undefined;
  };
  const contextText = stringField(contextField);
  const context =
    contextText || type === 'json'
      ? readContext(contextText ?? '', choices)
      : readReferer(headers.get('referer'), choices);
  const entered = {
    fullName: stringField('fullName') ?? '',
    email: stringField('email') ?? '',
    message: stringField('message') ?? '',
  };
  const submission: Submission = {
    values: cleanValues(entered),
    context,
    honeypot: stringField(honeypotField) ?? '',
    draft: stringField(draftField),
  };
  const fault = check(submission.values, entered.email);
  if (!fault) return { ok: true, submission };
  const answer = fault.tooLong && fault.field === 'message' ? 'tooLong' : 'invalid';
  return { ok: false, answer, fault, submission };
}

/**
 * The three specified checks, then the lengths, then invalid characters of an address: controls, and invisible
 * characters in an address that is not a plain one even without them.
 *
 * @param typedEmail the address before invisible characters were removed
 */
function check(values: ContactValues, typedEmail: string): FieldFault | null {
  const failedField = checkContact(values);
  if (failedField) return { field: failedField, tooLong: false };
  const tooLongField = checkLimits(values);
  if (tooLongField) return { field: tooLongField, tooLong: true };
  const altered = values.email !== typedEmail.toWellFormed();
  const invalid = /\p{Cc}/u.test(values.email) || (altered && !plainAddress(values.email));
  return invalid ? { field: 'email', tooLong: false } : null;
}

type Fields = Record<string, unknown>;

async function parse(
  body: Uint8Array<ArrayBuffer>,
  type: MediaType,
  contentType: string,
): Promise<Fields | 'malformed' | 'file'> {
  try {
    if (type === 'json') return parseJson(decode(body));
    if (type === 'urlencoded') return toObject(readUrlencoded(decode(body)));
    const form = await new Response(body, { headers: { 'Content-Type': contentType } }).formData();
    // A file field without a chosen file is sent as an empty file without a name.
    const entries = [...form].filter(
      ([, value]) => typeof value === 'string' || value.size > 0 || value.name !== '',
    );
    if (entries.some(([, value]) => typeof value !== 'string')) return 'file';
    // Throws for bytes that are not UTF-8: the form parser has replaced them by U+FFFD.
    decode(body);
    return toObject(entries);
  } catch {
    return 'malformed';
  }
}

/** Strict UTF-8. A byte order mark is kept and makes JSON fail. */
function decode(body: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
}

/** Throws for percent-encoded bytes that are not UTF-8, which URLSearchParams would replace by U+FFFD. */
function readUrlencoded(text: string): [string, string][] {
  decodeURIComponent(text);
  return [...new URLSearchParams(text)];
}

function parseJson(text: string): Fields | 'malformed' {
  const value: unknown = JSON.parse(text);
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isDeeper(value, depthLimit)
    ? (value as Fields)
    : 'malformed';
}

/** Whether objects and arrays are nested deeper than `levels`. */
function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

/** Form entries as an object. A duplicate field is ambiguous: malformed. */
function toObject(entries: [string, unknown][]): Fields | 'malformed' {
  const knownFields: readonly string[] = [...contactFields, contextField, draftField, honeypotField];
  const fields: Fields = Object.create(null);
  for (const [name, value] of entries) {
    if (!knownFields.includes(name)) continue;
    if (name in fields) return 'malformed';
    fields[name] = value;
  }
  return fields;
}
