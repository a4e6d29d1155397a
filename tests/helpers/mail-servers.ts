import PostalMime from 'postal-mime';
import { afterAll, beforeEach } from 'vitest';
import type { ContactDeps } from '@/lib/contact/endpoint';
import { settings } from './contact';
import { bytesOf, type FakeSmtp, type SmtpOptions, startSmtp } from './smtp';
import { createEndpoint } from './test-endpoint';

/** Returns a function that starts mail servers, which run until the tests of the file have ended. */
export function mailServerStarter(): (options?: SmtpOptions) => Promise<FakeSmtp> {
  const running: FakeSmtp[] = [];
  afterAll(() => Promise.all(running.map((server) => server.close())));
  return async (options) => {
    const server = await startSmtp(options);
    running.push(server);
    return server;
  };
}

/** Returns a function like that of `mailServerStarter`, which adds to each server an endpoint that sends to it. */
export function endpointStarter() {
  const start = mailServerStarter();
  return async (options?: SmtpOptions, env?: Record<string, string>, deps?: Partial<ContactDeps>) => {
    const server = await start(options);
    return { server, ...createEndpoint(settings(server.port, env), deps) };
  };
}

/** One mail server for all tests of a file. Each test finds it without messages. */
export async function oneMailServer(): Promise<FakeSmtp> {
  const server = await startSmtp();
  beforeEach(() => {
    server.mails.length = 0;
  });
  afterAll(() => server.close());
  return server;
}

/** The last message that a server has taken, read as a mail program reads it. */
export async function lastMail({ mails }: FakeSmtp) {
  const mail = mails.at(-1);
  if (!mail) throw new Error('No mail arrived.');
  return { ...(await PostalMime.parse(bytesOf(mail))), raw: mail.raw };
}
