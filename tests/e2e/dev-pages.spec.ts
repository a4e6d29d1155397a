import { expect, test } from '@/tests/helpers/e2e';

test('what is built holds no page for the team', async ({ request }) => {
  expect((await request.get('/dev/kit')).status()).toBe(404);
  for (const list of ['/sitemap.xml', '/llms.txt', '/']) {
    expect(await (await request.get(list)).text(), list).not.toContain('/dev/');
  }
});
