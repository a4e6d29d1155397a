import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useIncoming } from '@/components/workbench/shell/use-incoming';

const filesOf = (...names: string[]) => names.map((name) => new File(['x'], name)) as unknown as FileList;
const setFiles = (field: HTMLInputElement, value: FileList) =>
  Object.defineProperty(field, 'files', { value, configurable: true });

/** Renders the hook for a tool whose field holds a.pdf before React loads. */
function show() {
  document.body.innerHTML = '<section><input type="file" name="files"></section>';
  const [root, field] = [document.querySelector('section'), document.querySelector('input')];
  if (!field) throw new Error('no field');
  setFiles(field, filesOf('a.pdf'));
  const take = vi.fn<(files: readonly File[]) => void>();
  renderHook(() => useIncoming({ current: root }, take));
  const takenNames = () => take.mock.calls.flatMap(([files]) => files.map(({ name }) => name));
  return {
    field,
    takenNames,
    change: () => field.dispatchEvent(new Event('change', { bubbles: true })),
  };
}

test('a file that was chosen before React loaded is taken once, even if its change event follows', () => {
  const { takenNames, change } = show();
  change();
  expect(takenNames()).toEqual(['a.pdf']);
});

test('a file that is chosen later is taken too', () => {
  const { field, takenNames, change } = show();
  setFiles(field, filesOf('b.pdf'));
  change();
  expect(takenNames()).toEqual(['a.pdf', 'b.pdf']);
});
