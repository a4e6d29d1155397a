import type { Limit } from './limits';

/**
 * One log line per request, as JSON. It never identifies a person or content: no name, address, text, secret,
 * client address, and no text of the mail server, which quotes addresses.
 */
export type LogLine = {
  level: 'info' | 'warn' | 'error';
  /** `contact.sent`, `contact.failed` …: docs/contact.md lists them all. */
  event: string;
  /** Random id of this request. */
  rid: string;
  status: number;
  /** Duration in milliseconds. */
  ms: number;
  /** The visitor's reference, also in the mail. */
  ref?: string;
  /** First 12 hex digits of the message's key, part of its Message-ID. */
  id?: string;
  /** Field that failed a check. */
  field?: string;
  /** Names of missing or invalid settings. */
  settings?: string[];
  /** Number of connections to mail servers, and the last one that answered. */
  attempts?: number;
  relay?: 'main' | 'fallback';
  /** nodemailer's code and the system's, SMTP reply code, last SMTP command. */
  code?: string;
  cause?: string;
  rc?: number;
  cmd?: string;
  /** Number of recipients of CONTACT_TO refused by the server while it took the message for others. */
  refused?: number;
  /** The limit reached. `all` is logged as `error`: the form is closed for everybody. */
  limit?: Limit;
  /** Set if REDIS_URL is set and Redis did not answer: limits were counted per process. */
  store?: 'unavailable';
};

export type Log = (line: LogLine) => void;

/** Writes the line to standard output, preceded by its time (ISO 8601, UTC). */
export const logToStdout: Log = (line) => {
  process.stdout.write(`${JSON.stringify({ t: new Date().toISOString(), ...line })}\n`);
};
