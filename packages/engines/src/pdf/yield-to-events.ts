/** Milliseconds of work after which other events get their turn: a task of 50 ms is a long one. */
const longest = 40;

let resumed = performance.now();

/** Lets other events of this thread, such as a message that cancels, come in; at once if they had their turn lately. */
export async function yieldToEvents(): Promise<void> {
  if (performance.now() - resumed < longest) return;
  await new Promise((resolve) => setTimeout(resolve));
  resumed = performance.now();
}
