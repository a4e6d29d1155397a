import { readdirSync, readFileSync } from 'node:fs';
import { answers } from './answers';
import { limits } from './limits';
import type { Log, LogLine } from './log';

/**
 * Counts of this process in the Prometheus text format (version 0.0.4), derived from the endpoint's log
 * lines, so that log and metrics agree. A library would add more metrics than these few.
 */

/** Upper bounds in seconds. */
const buckets = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15, 30];

const outcomeOf = (event: string) => event.replace('contact.', '');

/** All outcomes of log lines. */
const outcomes = ['sent', 'duplicate', ...Object.values(answers).map(({ event }) => outcomeOf(event))];

/** Outcomes for which a mail server was contacted: only these enter the histogram of durations. */
const sendOutcomes = ['sent', 'failed', 'uncertain'];

/** Outcomes for which Redis was queried. */
const storeOutcomes = [...sendOutcomes, 'duplicate', 'pending', 'limited'];

type Counts = {
  outcomes: Map<string, number>;
  limits: Map<string, number>;
  durations: { counts: number[]; sum: number; total: number };
  lastSent?: number;
  storeUnavailable: boolean;
};

/** One per process: Next bundles each route with its own modules. */
const countsKey = Symbol.for('site.contact.metrics');
const shared = globalThis as { [countsKey]?: Counts };

/** All outcomes and limits at 0: Prometheus misses the first increase of a count that starts at 1. */
export function emptyCounts(): Counts {
  return {
    outcomes: zeros(outcomes),
    limits: zeros(limits),
    durations: { counts: buckets.map(() => 0), sum: 0, total: 0 },
    storeUnavailable: false,
  };
}

/** The counts of this process. */
export function processCounts(): Counts {
  shared[countsKey] ??= emptyCounts();
  return shared[countsKey];
}

/** A log that counts each line before it is written. */
export function withMetrics(log: Log, counts: Counts = processCounts()): Log {
  return (line) => {
    count(line, counts);
    log(line);
  };
}

function count({ event, ms, limit, store }: LogLine, counts: Counts): void {
  const outcome = outcomeOf(event);
  add(counts.outcomes, outcome);
  if (limit) add(counts.limits, limit);
  if (storeOutcomes.includes(outcome)) counts.storeUnavailable = store === 'unavailable';
  if (outcome === 'sent') counts.lastSent = Date.now() / 1000;
  if (!sendOutcomes.includes(outcome)) return;
  const { durations } = counts;
  const seconds = ms / 1000;
  durations.sum += seconds;
  durations.total++;
  for (const [index, bound] of buckets.entries()) {
    if (seconds <= bound) durations.counts[index] = (durations.counts[index] ?? 0) + 1;
  }
}

const zeros = (keys: readonly string[]) => new Map(keys.map((key) => [key, 0]));

const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

export type SiteState = { version: string; settingsValid: boolean; sharedStore: boolean };

/** The text of `/api/metrics`. */
export function renderMetrics(counts: Counts, { version, settingsValid, sharedStore }: SiteState): string {
  const { durations, lastSent } = counts;
  const metrics: [name: string, type: string, help: string, lines: string[]][] = [
    ['site_build_info', 'gauge', 'Version of the site.', [`{version="${escapeLabel(version)}"} 1`]],
    ['site_start_time_seconds', 'gauge', 'When this process started.', [` ${started.toFixed(3)}`]],
    [
      'site_open_descriptors',
      'gauge',
      'Descriptors in use, where the system counts them.',
      descriptors().open,
    ],
    ['site_max_descriptors', 'gauge', 'Descriptors that this process may have.', descriptors().maxOpen],
    ['contact_settings_valid', 'gauge', '1 when the mail settings are valid.', [` ${Number(settingsValid)}`]],
    [
      'contact_requests_total',
      'counter',
      'Requests of the contact endpoint by outcome: the event of their log line.',
      labelledLines('outcome', counts.outcomes),
    ],
    [
      'contact_limited_total',
      'counter',
      'Messages turned away, by the limit that was reached.',
      labelledLines('limit', counts.limits),
    ],
    [
      'contact_duration_seconds',
      'histogram',
      'Time from a message to its answer when a mail server was tried: sent, failed, uncertain.',
      [
        ...buckets.map((bound, index) => `_bucket{le="${bound}"} ${durations.counts[index]}`),
        `_bucket{le="+Inf"} ${durations.total}`,
        `_sum ${durations.sum.toFixed(3)}`,
        `_count ${durations.total}`,
      ],
    ],
    [
      'contact_last_sent_time_seconds',
      'gauge',
      'When a mail server last took a message.',
      lastSent === undefined ? [] : [` ${lastSent.toFixed(3)}`],
    ],
    [
      'contact_shared_store_up',
      'gauge',
      '0 when REDIS_URL is set and Redis did not answer the last request.',
      sharedStore ? [` ${Number(!counts.storeUnavailable)}`] : [],
    ],
  ];
  return metrics
    .flatMap(([name, type, help, lines]) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...lines.map((line) => name + line),
    ])
    .concat('')
    .join('\n');
}

/** Descriptors of this process, from Linux' /proc; no lines elsewhere. */
function descriptors(): { open: string[]; maxOpen: string[] } {
  try {
    const maxOpen = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
    return { open: [` ${readdirSync('/proc/self/fd').length}`], maxOpen: maxOpen ? [` ${maxOpen}`] : [] };
  } catch {
    return { open: [], maxOpen: [] };
  }
}

const started = Date.now() / 1000 - process.uptime();

const escapeLabel = (text: string) =>
  text.replace(/[\\"\n]/g, (letter) => (letter === '\n' ? '\\n' : `\\${letter}`));

const labelledLines = (name: string, counts: Map<string, number>) =>
  [...counts].map(([key, value]) => `{${name}="${escapeLabel(key)}"} ${value}`);
