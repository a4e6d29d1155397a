import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { TestEndpoint } from '@/tests/helpers/contact';

/** A visitor's draft, and the statuses and references with which the endpoint answered. */
export type Sent = { draft: string; statuses: number[]; references: Set<string> };

type Records = {
  sent: readonly Sent[];
  /** Messages accepted by the mail servers. */
  received: readonly { id: string; reference: string }[];
  requests: number;
  log: TestEndpoint['log'];
};

/** Faults: a success without its mail, a mail without a success or an uncertain outcome, and duplicates that no uncertain outcome explains. */
export function balanceFaults({ sent, received, requests, log }: Records): string[] {
  const faults: string[] = [];
  const uncertainCount = (id: string) =>
    log.filter((line) => line.event === 'contact.uncertain' && id.startsWith(line.id ?? '?')).length;
  const byReference = new Map<string, number>();
  for (const { reference } of received) byReference.set(reference, (byReference.get(reference) ?? 0) + 1);

  for (const { draft, references, statuses } of sent) {
    if (references.size > 1) faults.push(`${draft} has ${references.size} references`);
    for (const reference of references) {
      if (!byReference.has(reference)) faults.push(`${draft}: ${statuses} but no mail`);
    }
  }
  const confirmed = new Set(sent.flatMap(({ references }) => [...references]));
  const byId = new Map<string, number>();
  for (const { id, reference } of received) {
    byId.set(id, (byId.get(id) ?? 0) + 1);
    if (!confirmed.has(reference) && uncertainCount(id) === 0)
      faults.push(`${reference} arrived, but its visitor was shown a failure`);
  }
  for (const [id, count] of byId) {
    if (count > 1 + uncertainCount(id)) faults.push(`${id.slice(0, 12)} is there ${count} times`);
  }
  if (log.length !== requests) faults.push(`${requests} requests, ${log.length} log lines`);
  const unexpectedLines = log.filter(({ status }) => ![200, 422, 502, 503, 504].includes(status));
  if (unexpectedLines.length > 0) faults.push(`unexpected: ${JSON.stringify(unexpectedLines[0])}`);
  const slowAnswers = log.filter(({ ms }) => ms > 4000);
  if (slowAnswers.length > 0)
    faults.push(`${slowAnswers.length} answers took longer than they may: ${slowAnswers[0]?.ms} ms`);
  return faults;
}

export function usedHeap(): number {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  collectGarbage();
  collectGarbage();
  return Math.round(process.memoryUsage().heapUsed / 1024 / 1024);
}

export function openSocketCount(): number {
  return process.getActiveResourcesInfo().filter((name) => /TCPSocket|TLSWrap/.test(name)).length;
}
