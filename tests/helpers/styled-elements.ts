import type { Page } from '@playwright/test';

type StyleEvent = { name: string; args?: { elementCount?: number; endData?: { elementCount?: number } } };

/** How many times the browser computes the styles of an element while something is done. */
export async function styledElements(page: Page, work: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const events: StyleEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as StyleEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'], excludedCategories: ['*'] },
  });
  await work();
  const complete = new Promise<unknown>((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  const counts = events
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args?.elementCount ?? args?.endData?.elementCount ?? 0);
  if (!counts.some((count) => count > 0)) throw new Error('The trace holds no styles of the page.');
  return counts.reduce((sum, count) => sum + count, 0);
}
