import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useIncoming } from '@/components/workbench/shell/use-incoming';

const filesOf = (...names: string[]) => names.map((name) => new File(['x'], name)) as unknown as FileList;
const put = (field: HTMLInputElement, value: FileList) =>
  Object.defineProperty(field, 'files', { value, configurable: true });

/** A tool's field that holds a.pdf when React comes. */
function show() {
  document.body.innerHTML = '<section><input type="file" name="files"></section>';
  const [root, field] = [document.querySelector('section'), document.querySelector('input')];
  if (!field) throw new Error('no field');
  put(field, filesOf('a.pdf'));
  const take = vi.fn<(files: readonly File[]) => void>();
  renderHook(() => useIncoming({ current: root }, take));
  const takenNames = () => take.mock.calls.flatMap(([some]) => some.map(({ name }) => name));
  return {
    field,
    takenNames,
    change: () => field.dispatchEvent(new Event('change', { bubbles: true })),
  };
}

test('a file that was chosen before React came is taken once, though its event comes later', () => {
  const { takenNames, change } = show();
  change();
  expect(takenNames()).toEqual(['a.pdf']);
});

test('a second chosen file is taken, too', () => {
  const { field, takenNames, change } = show();
  put(field, filesOf('b.pdf'));
  change();
  expect(takenNames()).toEqual(['a.pdf', 'b.pdf']);
});
