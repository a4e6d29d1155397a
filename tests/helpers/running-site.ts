import { expect, onTestFinished, vi } from 'vitest';
import type { LogLine } from '@/lib/contact/log';
import { settings, visitor } from '@/tests/helpers/contact';
import { type Server, startServer } from '@/tests/helpers/server';
import { type FakeSmtp, type SmtpOptions, startSmtp } from '@/tests/helpers/smtp';

/** A built site that runs as its own process, its mail server, and what it logs. */
export type RunningSite = { smtp: FakeSmtp; server: Server; log: LogLine[] };

/** Starts the built site and a mail server for it. */
export async function startSite(
  options?: SmtpOptions,
  extraSettings?: Record<string, string>,
): Promise<RunningSite> {
  const smtp = await startSmtp(options);
  const log: LogLine[] = [];
  return { smtp, server: await startServer(settings(smtp.port, extraSettings), { log }), log };
}

/** Starts the built site for one test, at the end of which it is stopped. */
export async function startSiteForTest(options?: SmtpOptions): Promise<RunningSite> {
  const site = await startSite(options);
  onTestFinished(() => stopSite(site));
  return site;
}

export async function stopSite({ server, smtp }: RunningSite): Promise<void> {
  await Promise.all([server.stop(), smtp.close()]);
}

/** The visitor with this message, which no other test of the same site may send: the endpoint would take it for a repeat. */
export const bodyWith = (message: string) => JSON.stringify({ ...visitor, message });

/** Posts a message as the contact form does. */
export const postJson = (
  port: number,
  body = JSON.stringify(visitor),
  headers: Record<string, string> = {},
) =>
  fetch(`http://127.0.0.1:${port}/api/contacts`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  });

/** Waits for this many lines: the log comes through a pipe, so it may come after the answer. */
export const waitForLog = (log: LogLine[], lines: number) =>
  vi.waitFor(() => expect(log).toHaveLength(lines), 20_000);
