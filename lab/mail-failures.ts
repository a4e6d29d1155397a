import { setTimeout as wait } from 'node:timers/promises';
import { random as seeded } from 'engines/testing/random';
import type { Run } from '@/scripts/lib/command';
import { parseCommandLine } from '@/scripts/lib/command-line';
import { inProcessEndpoint, settings, type TestEndpoint } from '@/tests/helpers/contact';
import { type Action, type Script, type Stage, startSmtp } from '@/tests/helpers/smtp';
import { balanceFaults, openSocketCount, type Sent, usedHeap } from './mail-failures/balance';

/**
 * `npm run lab -- mail-failures`: simulates many concurrent visitors, with double clicks, repeats, edits and invalid
 * input, while two mail servers fail at random. Afterwards the counts of sent and received messages must match.
 * LAB_SEED and LAB_MESSAGES repeat or lengthen a run; LAB_SECONDS limits it.
 */

const visitors = 24;

const lostConnections: Action[] = ['hang', 'close', 'reset'];
const faults: [Stage, Action[]][] = [
  ['greeting', ['421 busy', '554 no', 'hang', 'drip', 'close', 'reset']],
  ['ehlo', ['421 busy', ...lostConnections]],
  ['mail', ['451 later', '553 no', ...lostConnections]],
  ['rcpt', ['450 later', '550 no', ...lostConnections]],
  ['data', ['451 later', '554 no', ...lostConnections]],
  ['body', lostConnections],
  [
    'final',
    ['451 later', '552 full', '554 no', ...lostConnections, 'keep:hang', 'keep:close', 'keep:reset', 'drip'],
  ],
];

/** Texts that are repeated to make long messages: mails of up to 200 kB, which need several writes. */
const fillings = ['lorem ', 'नमस्ते ', '.\n..\n', '😀😀 '];

export const run: Run = async (argv, { commandText, env }) => {
  parseCommandLine({}, { argv, commandText });
  const seed = Number(env.LAB_SEED ?? 20251120);
  const messages = Number(env.LAB_MESSAGES ?? 1500);
  const seconds = Number(env.LAB_SECONDS ?? 240);
  const random = seeded(seed);
  const chance = (probability: number) => random() < probability;
  const pick = <Item>(list: readonly Item[]): Item => list[Math.floor(random() * list.length)] as Item;

  function misbehave(): Script {
    if (chance(0.55)) return {};
    const [stage, actions] = pick(faults);
    return { [stage]: pick(actions) };
  }

  const unhandled: unknown[] = [];
  process.on('unhandledRejection', (reason) => unhandled.push(reason));

  const options = { scriptFor: misbehave, delay: () => Math.floor(random() * 8) };
  const [mainServer, secondServer] = [await startSmtp(options), await startSmtp(options)];
  const limits = {
    SMTP_SETUP_TIMEOUT_MS: '150',
    SMTP_IDLE_TIMEOUT_MS: '150',
    CONTACT_TOTAL_TIMEOUT_MS: '2200',
    CONTACT_RATE_GLOBAL_MAX: '1000000',
    CONTACT_RATE_MAX: '1000000',
  };
  const fallback = { SMTP_FALLBACK_URL: `smtp://127.0.0.1:${secondServer.port}` };
  const sites: TestEndpoint[] = [limits, { ...limits, ...fallback }].map((ownSettings) =>
    inProcessEndpoint(settings(mainServer.port, ownSettings)),
  );

  // Warms up: everything that is loaded only once must be loaded before memory is measured.
  const sent: Sent[] = [];
  let requests = 0;
  let deadline = Date.now() + seconds * 1000;
  await Promise.all(Array.from({ length: 40 }, (_, n) => visit(pick(sites), `warm-${n}`)));
  await wait(900);
  const before = { heap: usedHeap(), sockets: openSocketCount() };

  const started = Date.now();
  deadline = started + seconds * 1000;
  let draftCount = 0;
  await Promise.all(
    Array.from({ length: visitors }, async () => {
      while (draftCount < messages && Date.now() < deadline) {
        draftCount += 1;
        await visit(pick(sites), `draft-${draftCount}`);
      }
    }),
  );
  const tookSeconds = Math.round((Date.now() - started) / 1000);
  await wait(900);
  const receivedMails = [...mainServer.mails, ...secondServer.mails].map(({ raw }) => ({
    id: partOf(raw, /^Message-ID:\s+<contact\.([0-9a-f]{64})@/m),
    reference: partOf(raw, /^X-Contact-ID:\s+(\S+)/m),
  }));
  const faultsFound = balanceFaults({
    sent,
    received: receivedMails,
    requests,
    log: sites.flatMap((site) => site.log),
  });
  mainServer.mails.length = 0;
  secondServer.mails.length = 0;
  const after = { heap: usedHeap(), sockets: openSocketCount() };
  check(after.sockets <= before.sockets, `sockets: ${before.sockets} before, ${after.sockets} after`);
  check(
    mainServer.open() + secondServer.open() === 0,
    `${mainServer.open() + secondServer.open()} connections still open`,
  );
  check(after.heap - before.heap < 24, `heap: ${before.heap} MB before, ${after.heap} MB after`);
  check(unhandled.length === 0, `${unhandled.length} unhandled rejections: ${String(unhandled[0])}`);
  await Promise.all([mainServer.close(), secondServer.close()]);

  console.log(
    `seed ${seed}: ${draftCount} drafts, ${requests} requests, ${receivedMails.length} messages in ${tookSeconds} s; heap ${before.heap} → ${after.heap} MB, sockets ${before.sockets} → ${after.sockets}`,
  );
  console.log(
    Object.entries(countEvents())
      .map(([event, count]) => `${event} ${count}`)
      .join(', '),
  );
  for (const fault of faultsFound) console.error(`✗ ${fault}`);
  console.log(`${faultsFound.length === 0 ? 'The books balance.' : `${faultsFound.length} faults.`}`);
  return faultsFound.length === 0 ? 0 : 1;

  /** Simulates a visitor with one draft, who clicks, double-clicks, tries again, edits, or sends invalid input first. */
  async function visit(site: TestEndpoint, draft: string): Promise<void> {
    if (chance(0.1)) await request(site, draft, { fullName: '', email: 'x', message: '' });
    let record = remember(draft);
    const text = `Text of ${draft}${chance(0.2) ? ` ${pick(fillings).repeat(1400)}` : ''}`;
    let values = { fullName: `Visitor ${draft}`, email: `${draft}@visitor.test`, message: text };
    for (let tries = 0; tries < 4; tries++) {
      const clicks = chance(0.15) ? 2 : 1;
      const statuses = await Promise.all(
        Array.from({ length: clicks }, () => request(site, record.draft, values, record)),
      );
      if (statuses.some((status) => status === 200)) {
        if (chance(0.1)) await request(site, record.draft, values, record);
        return;
      }
      if (chance(0.2)) return;
      if (chance(0.15)) {
        record = remember(`${draft}-edited-${tries}`);
        values = { ...values, message: `${values.message}, edited` };
      }
    }
  }

  function remember(draft: string): Sent {
    const record = { draft, statuses: [], references: new Set<string>() };
    sent.push(record);
    return record;
  }

  async function request(site: TestEndpoint, draft: string, values: object, record?: Sent): Promise<number> {
    requests += 1;
    const response = await site.post(values, { 'Idempotency-Key': draft });
    const { reference } = (await response.json()) as { reference?: string };
    record?.statuses.push(response.status);
    if (reference) record?.references.add(reference);
    return response.status;
  }

  function check(isFulfilled: boolean, fault: string): void {
    if (!isFulfilled) faultsFound.push(fault);
  }

  function countEvents(): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const { event } of sites.flatMap((site) => site.log)) counts[event] = (counts[event] ?? 0) + 1;
    return counts;
  }
};

/** First group of a match, as a copy: a slice of the string would keep the whole mail in memory, which is measured. */
function partOf(raw: string, pattern: RegExp): string {
  return Buffer.from(pattern.exec(raw)?.[1] ?? '').toString();
}
