import type { Page } from '@playwright/test';

type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Start and length in microseconds of the clock. */
  ts: number;
  dur?: number;
  /** Length in microseconds of the thread: what else the machine does meanwhile is left out. */
  tdur?: number;
  args?: { chrome_mojo_event_info?: { mojo_interface_tag?: string } };
};

const mark = 'longest task from here';

/**
 * The longest task of the page's main thread while something is done, in milliseconds of that thread. Tasks in which
 * the test asks the page for something are left out: no visitor does.
 */
export async function longestTask(page: Page, work: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing'], excludedCategories: ['*'] },
  });
  await page.evaluate((name) => performance.mark(name), mark);
  await work();
  const complete = new Promise<unknown>((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  const thread = events.find(({ name }) => name === mark);
  const pageTasks = events.filter(
    ({ ph, pid, tid }) => ph === 'X' && pid === thread?.pid && tid === thread.tid,
  );
  const requested = pageTasks.filter(({ args }) =>
    args?.chrome_mojo_event_info?.mojo_interface_tag?.includes('DevTools'),
  );
  const tasks = pageTasks.filter(
    ({ name, ts, dur = 0 }) =>
      name.endsWith('RunTask') && !requested.some((message) => ts <= message.ts && message.ts <= ts + dur),
  );
  if (tasks.length === 0) throw new Error('The trace holds no task of the page.');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
