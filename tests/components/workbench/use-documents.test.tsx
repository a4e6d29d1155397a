import { act, renderHook, waitFor } from '@testing-library/react';
import type { PdfOperations } from 'engines/pdf';
import type { TextOperations } from 'engines/text';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDocuments } from '@/components/workbench/documents/use-documents';
import { createEngine } from '@/components/workbench/shell/run-engine';
import { FakeWorker, startedWorker } from '@/tests/helpers/fake-worker';

beforeEach(() => {
  FakeWorker.instances = [];
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('fetch', async () => new Response(new Uint8Array(4)));
});

afterEach(() => vi.unstubAllGlobals());

test('a document removed while it is read does not stop another one in the same engine from being read', async () => {
  const file = { src: '/engines/text.js', bytes: 4, download: 4, assets: '/engines/text/', sizes: {} };
  const engines = { pdf: createEngine<PdfOperations>(file), text: createEngine<TextOperations>(file) };
  const files = ['minutes.txt', 'other.txt'].map((name) => new File(['The rent is due.'], name));
  const { result } = renderHook(() => useDocuments(engines, files));
  const first = await startedWorker();
  await vi.waitFor(() => expect(first.sent).toHaveLength(2));

  act(() => result.current.remove(result.current.documents[0]?.key ?? ''));
  // The first worker was reading the removed document, so another worker reads the other one.
  const second = await startedWorker(1);
  expect(first.ended).toBe(true);
  expect(second.sent).toHaveLength(1);
  const output = { words: 4 };
  act(() => second.onmessage({ data: { id: second.sent[0]?.id, output } }));
  await waitFor(() =>
    expect(result.current.documents).toMatchObject([
      { file: { name: 'other.txt' }, state: 'ready', info: output },
    ]),
  );
});
