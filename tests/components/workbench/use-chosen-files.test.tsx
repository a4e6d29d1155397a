import { act, renderHook, waitFor } from '@testing-library/react';
import { Fault, type SourceFile } from 'engines';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { useChosenFiles } from '@/components/workbench/shell/use-chosen-files';

const filesNamed = (...names: string[]) => names.map((name) => new File([name], name));

test('each of many files is read once; in StrictMode, too, all are read', async () => {
  const files = filesNamed('a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf');
  const inspect = vi.fn(async ({ name }: SourceFile) => name);
  const { result } = renderHook(() => useChosenFiles(files, inspect));
  await waitFor(() =>
    expect(result.current.chosen.map(({ info }) => info)).toEqual(files.map(({ name }) => name)),
  );
  expect(inspect).toHaveBeenCalledTimes(5);

  const strict = renderHook(() => useChosenFiles(files, inspect), { wrapper: StrictMode });
  await waitFor(() =>
    expect(strict.result.current.chosen.every(({ state }) => state === 'ready')).toBe(true),
  );
});

test('the same password can be tried twice', async () => {
  const files = filesNamed('a.pdf');
  const inspect = vi.fn(async ({ password }: SourceFile) => {
    throw new Fault(password ? 'wrong-password' : 'password');
  });
  const { result } = renderHook(() => useChosenFiles(files, inspect));
  for (const calls of [1, 2, 3]) {
    await waitFor(() => expect(result.current.chosen[0]?.state).toBe('locked'));
    expect(inspect).toHaveBeenCalledTimes(calls);
    act(() => result.current.unlock(result.current.chosen[0]?.key ?? '', 'guess'));
  }
});

test('a file that can no longer be read is reported before an engine loads', async () => {
  const missing = new File(['a'], 'gone.pdf');
  missing.slice = () => {
    throw new DOMException('changed on the disk', 'NotReadableError');
  };
  const inspect = vi.fn(async () => 'read');
  const files = [missing];
  const { result } = renderHook(() => useChosenFiles(files, inspect));
  await waitFor(() => expect(result.current.chosen[0]?.fault?.code).toBe('unreadable'));
  expect(inspect).not.toHaveBeenCalled();
});

test('a file chosen again replaces the earlier one and is read again', async () => {
  const [lease, plan, newLease] = filesNamed('lease.pdf', 'plan.pdf', 'lease.pdf') as [File, File, File];
  const inspect = vi.fn(async ({ name }: SourceFile) => name);
  const { result, rerender } = renderHook(({ files }) => useChosenFiles(files, inspect), {
    initialProps: { files: [lease, plan] },
  });
  await waitFor(() => expect(result.current.chosen.every(({ state }) => state === 'ready')).toBe(true));
  const keys = result.current.chosen.map(({ key }) => key);
  rerender({ files: [newLease, plan] });
  await waitFor(() => expect(inspect).toHaveBeenCalledTimes(3));
  expect(result.current.chosen.map(({ file }) => file)).toEqual([newLease, plan]);
  // Engines cache what they read of a file by its key.
  expect(result.current.chosen[0]?.key).not.toBe(keys[0]);
  expect(result.current.chosen[1]?.key).toBe(keys[1]);
});
