import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { mailboxPage } from './mailbox-page';
import { type ReceivedMail, readMail } from './received-mail';

type Options = {
  /** Port of the web page and of `/messages.json`. */
  port: number;
  /** Target of the page's link to the site. */
  siteUrl: string;
  onMail?: (mail: ReceivedMail) => void;
};

export type Mailbox = { url: string; smtpUrl: string; close: () => Promise<void> };

/**
 * Starts a mail server that accepts every message, keeps it in memory and shows it on a web page. It listens
 * on this machine only. `GET /messages.json` returns all messages, `DELETE /messages.json` deletes them.
 *
 * @throws if the port is in use
 */
export async function startMailbox({ port, siteUrl, onMail }: Options): Promise<Mailbox> {
  const mails: ReceivedMail[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('error', done);
      stream.on('end', () => {
        readMail(Buffer.concat(chunks), session).then((mail) => {
          mails.push(mail);
          onMail?.(mail);
          done();
        }, done);
      });
    },
  });
  // A client that drops the connection must not end the process.
  smtp.on('error', () => {});

  const web = createServer((request, response) => {
    if (request.url === '/messages.json') {
      if (request.method === 'DELETE') mails.length = 0;
      response.setHeader('Content-Type', 'application/json; charset=utf-8');
      response.end(JSON.stringify(mails));
    } else if (request.url === '/') {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(mailboxPage(mails, siteUrl));
    } else {
      response.statusCode = 404;
      response.end('Not found');
    }
  });

  const smtpPort = await listen(smtp.server as unknown as Server, 0);
  const webPort = await listen(web, port);
  return {
    url: `http://localhost:${webPort}`,
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    close: async () => {
      web.closeAllConnections();
      await Promise.all([
        new Promise((resolve) => web.close(resolve)),
        new Promise<void>((resolve) => smtp.close(resolve)),
      ]);
    },
  };
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}
