import { type Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

type RequestOptions = {
  method?: string;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  json?: object;
  agent?: Agent;
};

/**
 * Sends a request to a proxy on this machine as a visitor of www.example.com does. Any certificate is accepted.
 *
 * @throws a system error if there is no answer, an error with the code `CUT` if the answer broke off
 */
export function sendRequest(
  url: string | URL,
  { method = 'GET', headers, json, agent }: RequestOptions = {},
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
  const isEncrypted = address.protocol === 'https:';
  return new Promise((resolve, reject) => {
    const request = isEncrypted
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
