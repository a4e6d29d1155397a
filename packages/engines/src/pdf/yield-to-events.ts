/** Milliseconds of work after which other events get a turn: a task of 50 ms counts as long. */
const longest = 40;

let resumed = performance.now();

/**
 * Lets other events of this thread, such as a cancel message, be handled; returns at once if that was recently done.
 */
export async function yieldToEvents(): Promise<void> {
  if (performance.now() - resumed < longest) return;
  await new Promise((resolve) => setTimeout(resolve));
  resumed = performance.now();
}
