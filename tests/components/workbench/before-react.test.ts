import { renderHook } from '@testing-library/react';
import { loaderFor } from 'lean';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useIncoming } from '@/components/workbench/shell/use-incoming';
import { attributes } from '@/lib/islands';

/**
 * Files that are chosen before React has loaded: the loader of packages/lean keeps them, and `useIncoming` takes them.
 */

const file = (name: string) => new File(['x'], name);

/** What a browser gives for a dropped folder: a file that cannot be read, and an entry. */
const folder = (name: string, ...inside: string[]) => ({
  file: file(name),
  entry: {
    name,
    isDirectory: true,
    createReader: () => {
      const unread = inside.map((fileName) => ({
        name: fileName,
        file: (take: (entryFile: File) => void) => take(file(fileName)),
      }));
      return { readEntries: (take: (some: unknown[]) => void) => take(unread.splice(0, 1)) };
    },
  },
});

let listening: AbortController;
beforeEach(() => {
  listening = new AbortController();
});
afterEach(() => listening.abort());

type Dropped = File | ReturnType<typeof folder>;

function drop(...entries: Dropped[]): void {
  const files = entries.map((dropped) => (dropped instanceof File ? dropped : dropped.file));
  const items = entries.map((dropped) => ({
    webkitGetAsEntry: () =>
      dropped instanceof File
        ? { isDirectory: false, file: (take: (entryFile: File) => void) => take(dropped) }
        : dropped.entry,
  }));
  const event = new Event('drop', { bubbles: true, cancelable: true });
  document.body.dispatchEvent(Object.assign(event, { dataTransfer: { files, items, types: ['Files'] } }));
  // The browser empties a transfer after its event.
  items.length = 0;
}

/**
 * A tool's page while React's scripts load: `scriptsArrive` or `fail` ends the loading, `reactTakesFiles` lets React take the
 * files.
 */
function open(scriptPaths = '/react.js') {
  vi.stubGlobal('fetch', () => Promise.resolve());
  vi.stubGlobal('keptFiles', undefined);
  document.head.innerHTML = '';
  document.body.innerHTML = `<section ${attributes.island}="file"><input type="file" name="files"></section>`;
  const script = document.createElement('script');
  script.setAttribute(attributes.wake, scriptPaths);
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  const scripts: HTMLScriptElement[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((added) => {
    scripts.push(added as HTMLScriptElement);
  });
  const { signal } = listening;
  const run = new Function('addEventListener', loaderFor(new Set(['file']), 'packages/lean/loader.js'));
  run((type: string, listener: EventListener, capture = false) =>
    addEventListener(type, listener, { capture, signal }),
  );
  const root = document.querySelector('section');
  const received: string[] = [];
  return {
    scripts,
    state: () => root?.getAttribute(attributes.state),
    scriptsArrive: () => scripts.at(-1)?.onload?.(new Event('load')),
    fail: async () => {
      // The loader requests a script twice.
      scripts.at(-1)?.onerror?.('');
      await vi.waitFor(() => expect(scripts.length % 2).toBe(0));
      scripts.at(-1)?.onerror?.('');
    },
    reactTakesFiles: async () => {
      const take = (files: readonly File[]) => void received.push(...files.map(({ name }) => name));
      renderHook(() => useIncoming({ current: root }, take));
      await vi.waitFor(() => expect(received.length).toBeGreaterThan(0));
      return received;
    },
  };
}

test('the files of two drops are listed in order', async () => {
  const page = open();
  drop(file('a.pdf'), file('b.pdf'));
  drop(file('c.pdf'));
  expect(page.state()).toBe('loading');
  expect(await page.reactTakesFiles()).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
});

test('a file that is chosen is added to one that was dropped', async () => {
  const page = open();
  drop(file('a.pdf'));
  const field = document.querySelector('input');
  Object.defineProperty(field, 'files', { value: [file('b.pdf')] });
  field?.dispatchEvent(new Event('change', { bubbles: true }));
  expect(await page.reactTakesFiles()).toEqual(['a.pdf', 'b.pdf']);
});

test('a folder is replaced by its files, in its place among the others', async () => {
  const page = open();
  drop(file('a.pdf'));
  drop(folder('papers', 'b.pdf', 'c.pdf'), file('d.pdf'));
  expect(await page.reactTakesFiles()).toEqual(['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf']);
});

test('a file chosen again after a failed load is listed once', async () => {
  const page = open();
  drop(file('a.pdf'));
  await page.fail();
  expect(page.state()).toBe('failed');
  drop(file('a.pdf'));
  expect(await page.reactTakesFiles()).toEqual(['a.pdf']);
});

test('a late failure of a script loaded for an earlier choice does not fail the current one', async () => {
  const page = open('/react.js /dom.js');
  drop(file('a.pdf'));
  for (const script of [...page.scripts]) script.onerror?.('');
  await vi.waitFor(() => expect(page.scripts).toHaveLength(4));
  page.scripts[2]?.onerror?.('');
  expect(page.state()).toBe('failed');
  drop(file('a.pdf'));
  expect(page.state()).toBe('loading');
  page.scripts[3]?.onerror?.('');
  expect(page.state()).toBe('loading');
});

test.each([
  ['becomes "failed" if no script answers within a minute', false, 'failed'],
  ['stays "loading" once the scripts have arrived', true, 'loading'],
])('the state %s', (_, arrived, state) => {
  vi.useFakeTimers();
  try {
    const page = open();
    drop(file('a.pdf'));
    if (arrived) page.scriptsArrive();
    vi.advanceTimersByTime(59_000);
    expect(page.state()).toBe('loading');
    vi.advanceTimersByTime(2000);
    expect(page.state()).toBe(state);
  } finally {
    vi.useRealTimers();
  }
});

test('a drop without a file is reported', () => {
  const page = open();
  drop();
  expect(page.state()).toBe('none');
});
