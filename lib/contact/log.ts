import type { Limit } from './limits';

/**
 * One log line per request, as JSON. It says what happened and never who wrote what: no name, address, text,
 * secret, client address, and none of the mail server's own words, which quote addresses.
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
  /** Settings that are missing or wrong, by name. */
  settings?: string[];
  /** Connections made to a mail server, and which one answered last. */
  attempts?: number;
  relay?: 'main' | 'fallback';
  /** nodemailer's code and the system's, SMTP reply code, last SMTP command. */
  code?: string;
  cause?: string;
  rc?: number;
  cmd?: string;
  /** Recipients of CONTACT_TO that the server refused while it took the message for others. */
  refused?: number;
  /** Which limit was reached. `all` is of level `error`: the form is shut for everybody. */
  limit?: Limit;
  /** Set when REDIS_URL is set and Redis did not answer: limits and repeats were counted in this process alone. */
  store?: 'away';
};

export type Log = (line: LogLine) => void;

/** Writes the line to standard output with its time (ISO 8601, UTC) first. */
export const logToStdout: Log = (line) => {
  process.stdout.write(`${JSON.stringify({ t: new Date().toISOString(), ...line })}\n`);
};
