import { expect, test } from '@/tests/helpers/e2e';

test('a build contains no page for developers', async ({ request }) => {
  for (const path of ['/dev/kit', '/dev/edit', '/dev/edit/client.js', '/dev/edit/fields', '/dev/state'])
    expect((await request.get(path)).status(), path).toBe(404);
  for (const list of ['/sitemap.xml', '/llms.txt', '/']) {
    expect(await (await request.get(list)).text(), list).not.toContain('/dev/');
  }
});
