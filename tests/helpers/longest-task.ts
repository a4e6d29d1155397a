import type { Page } from '@playwright/test';

type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Start and duration in microseconds of the clock. */
  ts: number;
  dur?: number;
  /** CPU time of the thread in microseconds, without other work of the machine. */
  tdur?: number;
  args?: { chrome_mojo_event_info?: { mojo_interface_tag?: string } };
};

const startMark = 'longest task from here';

/**
 * Runs `work` and returns the CPU time of the longest task of the page's main thread meanwhile, in milliseconds. Tasks that
 * run commands of the test are left out, as they do not occur for visitors.
 */
export async function longestTask(page: Page, work: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing'], excludedCategories: ['*'] },
  });
  await page.evaluate((name) => performance.mark(name), startMark);
  await work();
  const complete = new Promise<unknown>((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  const startEvent = events.find(({ name }) => name === startMark);
  const pageTasks = events.filter(
    ({ ph, pid, tid }) => ph === 'X' && pid === startEvent?.pid && tid === startEvent.tid,
  );
  const testCommands = pageTasks.filter(({ args }) =>
    args?.chrome_mojo_event_info?.mojo_interface_tag?.includes('DevTools'),
  );
  const tasks = pageTasks.filter(
    ({ name, ts, dur = 0 }) =>
      name.endsWith('RunTask') && !testCommands.some((command) => ts <= command.ts && command.ts <= ts + dur),
  );
  if (tasks.length === 0) throw new Error('The trace holds no task of the page.');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
