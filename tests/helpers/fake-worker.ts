import { expect, vi } from 'vitest';

/** Replaces the browser's Worker; a test answers in its place. */
export class FakeWorker {
  static instances: FakeWorker[] = [];
  onmessage: (event: { data: unknown }) => void = () => undefined;
  onerror: (event: { message?: string }) => void = () => undefined;
  sent: { id?: number; operation?: string; asset?: string; bytes?: Uint8Array; code?: string }[] = [];
  ended = false;

  constructor(readonly address: string) {
    FakeWorker.instances.push(this);
  }

  postMessage(message: FakeWorker['sent'][number]) {
    this.sent.push(message);
  }

  terminate() {
    this.ended = true;
  }
}

/** Resolves with the worker at `index`, in the order of their start, once it has been sent a message. */
export const startedWorker = async (index = 0): Promise<FakeWorker> => {
  await vi.waitFor(() => expect(FakeWorker.instances[index]?.sent.length).toBeGreaterThan(0));
  return FakeWorker.instances[index] as FakeWorker;
};
