/** What the doctor is asked to do. */
export type Task = { send: boolean; wait: number };

/** Words and options of the command, as `commandLine` reads them. */
export const taskOptions = { send: { type: 'boolean' }, wait: { type: 'string' } } as const;

/**
 * @param values of `--send`, and with it `--wait=SECONDS`
 * @returns what to do, or why that cannot be done
 */
export function taskOf({ send = false, wait }: { send?: boolean; wait?: string }): Task | string {
  if (wait === undefined) return { send, wait: 0 };
  if (!/^\d{1,6}$/.test(wait))
    return `--wait must be a number of seconds, like --wait=120. Found: "${wait}".`;
  if (!send) return '--wait is for a test message: --send --wait=120.';
  return { send: true, wait: Number(wait) };
}
