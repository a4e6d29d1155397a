import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { LogLine } from '@/lib/contact/log';
import { emptyCounts, processCounts, renderMetrics, withMetrics } from '@/lib/contact/metrics';
import { createMetrics } from '@/lib/contact/metrics-answer';
import { readEnv } from '@/lib/env';
import { inRoot } from '@/scripts/lib/paths';

const line = (event: string, ms: number, more: Partial<LogLine> = {}): LogLine => ({
  level: 'info',
  event,
  rid: 'x',
  status: 200,
  ms,
  ...more,
});
const state = { version: '1.2.3+"odd"', settingsValid: true, sharedStore: true };

it('the metrics count log lines by outcome, limit and duration', () => {
  const counts = emptyCounts();
  const logged: LogLine[] = [];
  const log = withMetrics((entry) => logged.push(entry), counts);
  log(line('contact.sent', 40));
  log(line('contact.sent', 700));
  log(line('contact.failed', 9000));
  log(line('contact.limited', 1, { limit: 'all', store: 'unavailable' }));
  expect(logged).toHaveLength(4);
  const text = renderMetrics(counts, state);
  for (const expected of [
    'contact_requests_total{outcome="sent"} 2',
    'contact_requests_total{outcome="limited"} 1',
    'contact_limited_total{limit="all"} 1',
    'contact_duration_seconds_bucket{le="0.05"} 1',
    'contact_duration_seconds_bucket{le="1"} 2',
    'contact_duration_seconds_bucket{le="10"} 3',
    'contact_duration_seconds_bucket{le="+Inf"} 3',
    'contact_duration_seconds_sum 9.740',
    'contact_duration_seconds_count 3',
    'contact_settings_valid 1',
    'contact_shared_store_up 0',
    'site_build_info{version="1.2.3+\\"odd\\""} 1',
  ]) {
    expect(text.split('\n')).toContain(expected);
  }
});

it('the metrics have every outcome and limit at 0 from the start, so that an alert notices the first', () => {
  const text = renderMetrics(emptyCounts(), state);
  const documented = readFileSync(inRoot('docs/contact.md'), 'utf8').match(
    /(?<=^\|.*`contact\.)\w+(?=`.*\| )/gm,
  );
  const events = new Set(documented);
  expect(events.size).toBeGreaterThan(12);
  for (const event of events) expect(text).toContain(`\ncontact_requests_total{outcome="${event}"} 0\n`);
  for (const limit of ['client', 'network', 'all'])
    expect(text).toContain(`\ncontact_limited_total{limit="${limit}"} 0\n`);
});

it('requests that never reached a mail server do not count in durations', () => {
  const counts = emptyCounts();
  const log = withMetrics(() => undefined, counts);
  log(line('contact.sent', 12_000));
  for (const event of ['invalid', 'limited', 'honeypot', 'duplicate', 'method', 'config'])
    log(line(`contact.${event}`, 1));
  const text = renderMetrics(counts, state);
  expect(text).toContain('\ncontact_duration_seconds_bucket{le="10"} 0\n');
  expect(text).toContain('\ncontact_duration_seconds_count 1\n');
});

it('a request that needs no store does not report that Redis is back', () => {
  const counts = emptyCounts();
  const log = withMetrics(() => undefined, counts);
  log(line('contact.sent', 40, { store: 'unavailable' }));
  log(line('contact.invalid', 1));
  expect(renderMetrics(counts, state)).toContain('\ncontact_shared_store_up 0\n');
  log(line('contact.sent', 40));
  expect(renderMetrics(counts, state)).toContain('\ncontact_shared_store_up 1\n');
});

it('the metrics are in the text format: each line is a comment, or a name with labels and a number', () => {
  const lines = renderMetrics(emptyCounts(), state).split('\n');
  expect(lines.pop()).toBe('');
  for (const metricLine of lines) {
    expect(metricLine).toMatch(/^(# (HELP|TYPE) \w+ .+|[a-z_]+(\{\w+="(\\.|[^"\\])*"\})? -?\d+(\.\d+)?)$/);
  }
});

it('the metrics have every name that the alert rules use', () => {
  const counts = emptyCounts();
  withMetrics(() => undefined, counts)(line('contact.sent', 40));
  const text = renderMetrics(counts, state);
  const names = readFileSync(inRoot('deploy/alerts.yml'), 'utf8').match(/(?:contact|site)_[a-z_]+/g) ?? [];
  expect(names.length).toBeGreaterThan(4);
  for (const name of names) expect(text).toContain(`\n${name}`);
});

const token = 'a-long-enough-token';
const ask = (configuredToken: string | undefined, method = 'GET', authorization?: string) =>
  createMetrics({ env: () => readEnv({}), token: () => configuredToken, version: '1.2.3' })(
    new Request('http://localhost/api/metrics', {
      method,
      headers: authorization ? { Authorization: authorization } : {},
    }),
  );

it('the metrics are served only with METRICS_TOKEN as bearer, and not found where it is not set', async () => {
  expect(ask(undefined, 'GET', 'Bearer ').status).toBe(404);
  expect(ask(token).status).toBe(401);
  expect(ask(token, 'GET', 'Bearer wrong').status).toBe(401);
  expect(ask(token, 'POST', `Bearer ${token}`).headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  const answer = ask(token, 'GET', `Bearer ${token}`);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const text = await answer.text();
  expect(text).toContain('contact_settings_valid 0');
  expect(text).not.toContain('contact_shared_store_up 1');
});

it('processCounts returns the same counts in the whole process', () => {
  expect(processCounts()).toBe(processCounts());
});
