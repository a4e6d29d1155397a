import * as fs from 'node:fs';
import { afterAll, expect, test, vi } from 'vitest';
import * as child from '@/scripts/lib/child';

const runNode = vi.fn(async () => 1);

/** Pretends that there is no Chromium. Modules are reset: other tests of this process may have loaded them already. */
vi.doMock('node:fs', () => ({ ...fs, existsSync: () => false }));
vi.doMock('@/scripts/lib/child', () => ({ ...child, runNode }));
vi.resetModules();
const { requireChromium } = await import('@/scripts/lib/chromium');
afterAll(() => {
  vi.doUnmock('node:fs');
  vi.doUnmock('@/scripts/lib/child');
  vi.resetModules();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test('without a browser, root gets one sentence on how to install one, and nothing is installed', async () => {
  vi.stubEnv('CI', '');
  vi.spyOn(process, 'getuid').mockReturnValue(0);
  const instructions = /There is no Chromium.*playwright install.*CHROMIUM_PATH/s;
  await expect(requireChromium()).rejects.toThrow(instructions);
  expect(runNode).not.toHaveBeenCalled();

  // Without root's rights Playwright's own browser is tried, which touches no package of the system.
  vi.spyOn(process, 'getuid').mockReturnValue(1000);
  vi.spyOn(console, 'log').mockReturnValue();
  await expect(requireChromium()).rejects.toThrow(/CHROMIUM_PATH/);
  expect(runNode).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(runNode.mock.calls)).not.toContain('--with-deps');
});
