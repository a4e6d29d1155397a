/** Milliseconds of work after which other events get a turn: a task of 50 ms counts as long. */
const maxUninterrupted = 40;

let lastTurn = performance.now();

/**
 * Lets other events of this thread, such as a cancel message, be handled; returns at once if that was recently done.
 */
export async function yieldToEvents(): Promise<void> {
  if (performance.now() - lastTurn < maxUninterrupted) return;
  await new Promise((resolve) => setTimeout(resolve));
  lastTurn = performance.now();
}
