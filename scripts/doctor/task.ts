/** Options of the doctor. */
export type Task = { send: boolean; wait: number };

/** Options of the command for `commandLine`. */
export const taskOptions = { send: { type: 'boolean' }, wait: { type: 'string' } } as const;

/**
 * @param values of `--send`, and with it `--wait=SECONDS`
 * @returns the task, or why it is invalid
 */
export function taskOf({ send = false, wait }: { send?: boolean; wait?: string }): Task | string {
  if (wait === undefined) return { send, wait: 0 };
  if (!/^\d{1,6}$/.test(wait))
    return `--wait must be a number of seconds, like --wait=120. Found: "${wait}".`;
  if (!send) return '--wait is for a test message: --send --wait=120.';
  return { send: true, wait: Number(wait) };
}
