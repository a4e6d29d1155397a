import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import { visitor } from '@/tests/helpers/contact';
import { sendRequest } from './send-request';

/** Numbers of answers, by `GET 200` or for a broken connection `GET ECONNRESET`, and the messages that were accepted. */
export type VisitOutcome = { answers: Map<string, number>; accepted: Set<string> };

/**
 * Runs eight steady visitors over keep-alive connections, as browsers and proxies have them: half of them read a page,
 * half send messages, no two alike.
 *
 * @param origin of the proxy, on this machine
 * @param seconds how long the visitors go on
 */
export async function visit(origin: string, seconds: number): Promise<VisitOutcome> {
  const visited: VisitOutcome = { answers: new Map(), accepted: new Set() };
  const until = Date.now() + seconds * 1000;
  const agent = origin.startsWith('https:')
    ? new HttpsAgent({ keepAlive: true })
    : new HttpAgent({ keepAlive: true });
  let count = 0;

  const visitOnce = async (method: 'GET' | 'POST') => {
    const message = `Message ${++count}`;
    const response =
      method === 'GET'
        ? sendRequest(new URL('/pricing', origin), { agent })
        : sendRequest(new URL('/api/contacts', origin), { method, agent, json: { ...visitor, message } });
    const answer = await response.then(
      ({ status }) => String(status),
      (error: NodeJS.ErrnoException) => error.code ?? error.message,
    );
    visited.answers.set(`${method} ${answer}`, (visited.answers.get(`${method} ${answer}`) ?? 0) + 1);
    if (method === 'POST' && answer === '200') visited.accepted.add(message);
  };

  const visitors = Array.from({ length: 8 }, async (_, n) => {
    while (Date.now() < until) {
      await visitOnce(n % 2 ? 'GET' : 'POST');
      await wait(20);
    }
  });
  await Promise.all(visitors);
  agent.destroy();
  return visited;
}
