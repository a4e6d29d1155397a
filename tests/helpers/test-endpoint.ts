import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, TestRunner } from 'vitest';
import type { ContactDeps } from '@/lib/contact/endpoint';
import type { LogLine } from '@/lib/contact/log';
import { testCertificate } from './certificate';
import { endpointWith, inProcessEndpoint, type TestEndpoint } from './contact';
import { type Server, startServer, target } from './server';

/**
 * Makes an endpoint with its own memory, settings and log: in this process, or with CONTACT_TARGET in a built server of its
 * own. With CONTACT_TARGET, a test that replaces the clock or the stores is skipped.
 */
export function createEndpoint(
  source: Record<string, string>,
  more: Partial<ContactDeps> = {},
): TestEndpoint {
  if (!target) return inProcessEndpoint(source, more);
  const log: LogLine[] = [];
  if (more.now || more.stores)
    TestRunner.getCurrentTest()?.context.skip('needs the endpoint in this process');
  let server: Promise<Server> | undefined;
  const ready = () => {
    server ??= startServer(source, { log, certificates: 'tls' in more ? undefined : certificateFile() });
    return server;
  };
  onTestFinished(async () => (await server)?.stop());
  return endpointWith({ ready, send: async (request) => (await ready()).send(request) }, log);
}

let file: string | undefined;
function certificateFile(): string {
  if (!file) {
    file = join(mkdtempSync(join(tmpdir(), 'contact-')), 'certificate.pem');
    writeFileSync(file, testCertificate);
  }
  return file;
}
