/** What the journeys need of a browser, whatever protocol it speaks. */
export type Driver = {
  /** Version of the browser. */
  version: string;
  /** Goes to an address and waits until it has loaded. */
  open: (url: string) => Promise<void>;
  back: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Runs the source of a function in the page and returns what it returns. */
  call: (source: string, args: unknown[]) => Promise<unknown>;
  /** Performs actions of pointers and keys, in the format of W3C WebDriver. */
  perform: (sources: object[]) => Promise<void>;
  /** Errors that pages have logged or thrown so far; undefined where the protocol does not report them. */
  errors: () => string[] | undefined;
  close: () => Promise<void>;
};

/** `startTimeout`: seconds after which the start of a browser that does not answer counts as failed. */
export type Options = { javaScript: boolean; startTimeout?: number };

/** Runs `start`. If it fails, runs `end`, so that nothing is left running. */
export async function startedOrEnded<Result>(
  start: () => Promise<Result>,
  end: () => Promise<void>,
): Promise<Result> {
  try {
    return await start();
  } catch (error) {
    await end();
    throw error;
  }
}

/** Repeats an attempt until it succeeds: programs take a moment to listen. @throws the last error after `seconds` */
export async function retry<Result>(attempt: () => Promise<Result>, seconds = 20): Promise<Result> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
