import type { CDPSession, Page } from '@playwright/test';

/**
 * Starts to measure the CPU time of the page's main thread, which other work of the machine and the number of drawn frames
 * do not change.
 *
 * @returns a function that ends the measurement and returns the seconds
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
