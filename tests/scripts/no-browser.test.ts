import { expect, test, vi } from 'vitest';
import { runNode } from '@/scripts/lib/child';
import { requireChromium } from '@/scripts/lib/chromium';

/** A machine without any Chromium. */
vi.mock('node:fs', async (original) => ({
  ...(await original<typeof import('node:fs')>()),
  existsSync: () => false,
}));
vi.mock('@/scripts/lib/child', async (original) => ({
  ...(await original<typeof import('@/scripts/lib/child')>()),
  runNode: vi.fn(async () => 1),
}));

test('without a browser a root user is told in one sentence how to get one, and nothing is installed', async () => {
  vi.stubEnv('CI', '');
  vi.spyOn(process, 'getuid').mockReturnValue(0);
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  await expect(requireChromium()).rejects.toThrow('exit 1');
  expect(told).toHaveBeenCalledTimes(1);
  expect(told.mock.calls[0]?.[0]).toMatch(/There is no Chromium.*playwright install.*CHROMIUM_PATH/s);
  expect(runNode).not.toHaveBeenCalled();

  // Without root's rights Playwright's own browser is tried, which touches no package of the system.
  vi.spyOn(process, 'getuid').mockReturnValue(1000);
  vi.spyOn(console, 'log').mockReturnValue();
  await expect(requireChromium()).rejects.toThrow('exit 1');
  expect(exit).toHaveBeenCalledTimes(2);
  expect(runNode).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(vi.mocked(runNode).mock.calls)).not.toContain('--with-deps');
});
