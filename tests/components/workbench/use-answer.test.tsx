import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useAnswer } from '@/components/workbench/shell/use-answer';

const ask = vi.fn<(question: unknown, signal: AbortSignal) => Promise<string>>();
const renderQuestion = (question: unknown, after?: number) =>
  renderHook(({ question }) => useAnswer(question, ask, after), { initialProps: { question } });

beforeEach(() => {
  ask.mockImplementation(async (question) => `about ${question}`);
});
afterEach(() => {
  vi.useRealTimers();
  ask.mockReset();
});

describe('an answer to the current question', () => {
  test('is requested once per question; the previous answer stays until the new one comes', async () => {
    const { result, rerender } = renderQuestion('a');
    await waitFor(() => expect(result.current.answer).toBe('about a'));
    rerender({ question: 'a' });
    rerender({ question: 'b' });
    expect([result.current.answer, result.current.before]).toEqual([undefined, 'about a']);
    await waitFor(() => expect(result.current.answer).toBe('about b'));
    expect(ask.mock.calls.map(([question]) => question)).toEqual(['a', 'b']);
  });

  test('is dropped when the question changes: its signal is aborted and it is not shown', async () => {
    let resolveFirst: (answer: string) => void = () => undefined;
    ask.mockImplementationOnce(() => new Promise((resolve) => (resolveFirst = resolve)));
    const { result, rerender } = renderQuestion('a');
    rerender({ question: 'b' });
    expect(ask.mock.calls[0]?.[1].aborted).toBe(true);
    await waitFor(() => expect(result.current.answer).toBe('about b'));
    await act(async () => resolveFirst('about a'));
    expect([result.current.answer, result.current.before]).toEqual(['about b', 'about b']);
  });

  test('is requested when the question has not changed for the delay', () => {
    vi.useFakeTimers();
    const { rerender } = renderQuestion('a', 200);
    vi.advanceTimersByTime(150);
    rerender({ question: 'b' });
    vi.advanceTimersByTime(150);
    expect(ask).not.toHaveBeenCalled();
    vi.advanceTimersByTime(50);
    expect(ask.mock.calls.map(([question]) => question)).toEqual(['b']);
  });

  test('is reported as a fault if it fails, and can be requested again', async () => {
    ask.mockRejectedValueOnce(new Error('no'));
    const { result } = renderQuestion('a');
    await waitFor(() => expect(result.current.fault?.code).toBe('unexpected'));
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.answer).toBe('about a'));
    expect(result.current.fault).toBeUndefined();
  });

  test('is dropped when there is no question any more: the same question is then asked again', async () => {
    const { result, rerender } = renderQuestion('a');
    await waitFor(() => expect(result.current.done).toBe(true));
    rerender({ question: undefined as unknown as string });
    rerender({ question: 'a' });
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  });
});
