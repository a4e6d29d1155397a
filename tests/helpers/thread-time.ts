import type { CDPSession, Page } from '@playwright/test';

/**
 * Starts to measure how long the page's main thread works: seconds of the thread, not of the clock, so that neither
 * what else the machine does counts nor in how many frames it is drawn.
 *
 * @returns a function that ends it and returns the seconds
 * @throws when Chromium measures no tasks
 */
export async function threadTime(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const secondsBefore = await taskSeconds(session);
  return async () => {
    const seconds = (await taskSeconds(session)) - secondsBefore;
    await session.detach();
    return seconds;
  };
}

async function taskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const tasks = metrics.find(({ name }) => name === 'TaskDuration');
  if (!tasks) throw new Error('Chromium measured no tasks.');
  return tasks.value;
}
