import { hasProgram } from 'engines/testing/programs';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const ask = () => hasProgram('no-such-program', 'no-such-package');

test('a missing program is named, and tests that need it are skipped', () => {
  vi.stubEnv('ALL_PROGRAMS', '');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(ask()).toBe(false);
  expect(warn.mock.calls.flat().join()).toMatch(
    /^Skipped: no-such-program .*apt-get install no-such-package/,
  );
});

test('a missing program fails the tests where ALL_PROGRAMS is set', () => {
  vi.stubEnv('ALL_PROGRAMS', '1');
  expect(ask).toThrow('no-such-program is not installed');
  expect(hasProgram(process.execPath, 'nodejs')).toBe(true);
});
