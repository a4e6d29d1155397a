import { type Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

type Question = {
  method?: string;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  json?: object;
  agent?: Agent;
};

/**
 * Asks a proxy on this machine as visitors of www.example.com do. Its certificate may be anybody's.
 *
 * @throws a system error when there is no answer, `CUT` when it broke off
 */
export function ask(
  url: string | URL,
  { method = 'GET', headers, json, agent }: Question = {},
): Promise<Answer> {
  const address = new URL(url);
  const text = json && JSON.stringify(json);
  const options = {
    method,
    agent: agent ?? false,
    headers: {
      Host: 'www.example.com',
      ...(text && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }),
      ...headers,
    },
  };
  const encrypted = address.protocol === 'https:';
  return new Promise((resolve, reject) => {
    const request = encrypted
      ? httpsRequest(address, { ...options, rejectUnauthorized: false })
      : httpRequest(address, options);
    request.once('response', (answer) => {
      const chunks: Buffer[] = [];
      answer.once('error', reject);
      answer.once('aborted', () => reject(Object.assign(new Error('cut'), { code: 'CUT' })));
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.once('error', reject);
    request.setTimeout(40_000, () =>
      request.destroy(Object.assign(new Error('no answer'), { code: 'SILENT' })),
    );
    request.end(text);
  });
}
