import { expect, openWhole, pages, test } from '@/tests/helpers/e2e';

for (const { path } of pages) {
  test(`${path} sets no cookie, stores nothing and asks no other origin`, async ({
    page,
    context,
    baseURL,
  }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin)
        foreign.push(request.url());
    });
    await openWhole(page, path);
    expect(foreign).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    const stored = await page.evaluate(async () => ({
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
      databases: (await indexedDB.databases()).map(({ name }) => name),
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }));
    expect(stored).toEqual({ local: [], session: [], databases: [], caches: [], workers: 0 });
  });
}
