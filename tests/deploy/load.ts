import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import { visitor } from '@/tests/helpers/contact';

/** What visitors met: answers by `method status`, a broken connection as `method CODE`; and the messages that were thanked for. */
export type Met = { answers: Map<string, number>; thanked: Set<string> };

/**
 * Steady visitors over connections that are kept, as browsers and proxies keep them: half of them read pages, half send
 * messages, each its own. Ends by itself.
 *
 * @param origin of the proxy, on this machine
 * @param seconds how long
 */
export async function visit(origin: string, seconds: number): Promise<Met> {
  const met: Met = { answers: new Map(), thanked: new Set() };
  const until = Date.now() + seconds * 1000;
  const agent = origin.startsWith('https:')
    ? new HttpsAgent({ keepAlive: true, rejectUnauthorized: false })
    : new HttpAgent({ keepAlive: true });
  let count = 0;

  const once = async (method: 'GET' | 'POST') => {
    const message = `Message ${++count}`;
    const answer = await ask(
      origin,
      method,
      agent,
      method === 'POST' ? { ...visitor, message } : undefined,
    ).then(String, (error: NodeJS.ErrnoException) => error.code ?? error.message);
    met.answers.set(`${method} ${answer}`, (met.answers.get(`${method} ${answer}`) ?? 0) + 1);
    if (method === 'POST' && answer === '200') met.thanked.add(message);
  };

  const visitors = Array.from({ length: 8 }, async (_, n) => {
    while (Date.now() < until) {
      await once(n % 2 ? 'GET' : 'POST');
      await wait(20);
    }
  });
  await Promise.all(visitors);
  agent.destroy();
  return met;
}

function ask(
  origin: string,
  method: 'GET' | 'POST',
  agent: HttpAgent | HttpsAgent,
  body?: object,
): Promise<number> {
  const send = origin.startsWith('https:') ? httpsRequest : httpRequest;
  const text = body && JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const request = send(
      new URL(method === 'GET' ? '/pricing' : '/api/contacts', origin),
      {
        method,
        agent,
        headers: {
          Host: 'www.example.com',
          ...(text && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }),
        },
      },
      (answer: IncomingMessage) => {
        answer.once('error', reject);
        answer.once('aborted', () => reject(Object.assign(new Error('cut'), { code: 'CUT' })));
        answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    request.once('error', reject);
    request.end(text);
  });
}
