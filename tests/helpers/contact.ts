import { endpointMessages } from '@/app/api/contacts/messages';
import { type ContactDeps, handleContact, type Stores } from '@/lib/contact/endpoint';
import type { LogLine } from '@/lib/contact/log';
import { localStores } from '@/lib/contact/stores';
import { readEnv } from '@/lib/env';
import { testCertificate } from './certificate';

/** A visitor's message, in words rare enough to be found where they must not be. */
export const visitor = {
  fullName: 'Asha Quintessa Rao',
  email: 'asha.quintessa@visitor.example',
  message: 'Do you scan palimpsests?\nTwo hundred of them.',
};

/** Settings for a mail server on this machine, with timeouts that even a busy machine meets. */
export function settings(port: number, more: Record<string, string> = {}): Record<string, string> {
  return {
    SITE_URL: 'https://www.triplicate.test',
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(port),
    SMTP_SETUP_TIMEOUT_MS: '4000',
    SMTP_IDLE_TIMEOUT_MS: '4000',
    CONTACT_TOTAL_TIMEOUT_MS: '6000',
    CONTACT_FROM: 'Triplicate website <website@triplicate.test>',
    CONTACT_TO: 'inbox@triplicate.test',
    CONTACT_RATE_MAX: '1000',
    CONTACT_RATE_GLOBAL_MAX: '100000',
    ...more,
  };
}

/** Short timeouts for a mail server that never replies. */
export const shortTimeouts = { SMTP_SETUP_TIMEOUT_MS: '500', SMTP_IDLE_TIMEOUT_MS: '800' };

export type TestEndpoint = ReturnType<typeof endpointWith>;

export const endpointUrl = 'http://localhost:3000/api/contacts';

type Sender = {
  /** Resolves once the endpoint is warmed up; await it before measuring time. */
  ready: () => Promise<unknown>;
  /** Sends the request unchanged. */
  send: (request: Request) => Promise<Response>;
};

/** An endpoint in this process, with its own memory, settings and log. */
export function inProcessEndpoint(
  source: Record<string, string>,
  more: Partial<ContactDeps> = {},
): TestEndpoint {
  const log: LogLine[] = [];
  let stores: Stores | undefined;
  const deps: ContactDeps = {
    env: () => readEnv(source),
    siteOrigin: () => source.SITE_URL,
    stores: async (env) => {
      stores ??= localStores(env, more.now);
      return stores;
    },
    log: (line) => log.push(JSON.parse(JSON.stringify(line))),
    messages: endpointMessages,
    tls: { ca: testCertificate },
    ...more,
  };
  return endpointWith({ ready: async () => undefined, send: (request) => handleContact(request, deps) }, log);
}

/** An endpoint with functions that post to it through the sender. */
export function endpointWith({ ready, send }: Sender, log: LogLine[]) {
  return {
    log,
    ready,
    send,
    /** Posts JSON, as the form with JavaScript does. */
    post: (body: unknown = visitor, headers: Record<string, string> = {}) =>
      send(
        new Request(endpointUrl, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', ...headers },
          body: typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body),
        } as RequestInit),
      ),
    /** Posts a form, as a browser without JavaScript does. */
    postForm: (fields: Record<string, string> | FormData, headers: Record<string, string> = {}) =>
      send(
        new Request(endpointUrl, {
          method: 'POST',
          headers: { Accept: 'text/html,application/xhtml+xml', ...headers },
          body: fields instanceof FormData ? fields : new URLSearchParams(fields),
        }),
      ),
  };
}
