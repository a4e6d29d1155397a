import { ended, script, startNode } from './child';
import { inRoot } from './paths';
import { watchFolder } from './watch-folder';

type State = { mistakes: string } | { addresses: string };

/** Checks content as `npm run check:content` does, in a program of its own: this one would keep the old files. */
export async function contentState(): Promise<State> {
  const child = startNode(script('check-content.ts', '--addresses'), {
    env: { NODE_ENV: 'development' },
    stdio: 'pipe',
  });
  let addresses = '';
  let mistakes = '';
  child.stdout?.on('data', (chunk) => (addresses += chunk));
  child.stderr?.on('data', (chunk) => (mistakes += chunk));
  return (await ended(child)) === 0 ? { addresses } : { mistakes };
}

/**
 * Looks at content after each save: says what is wrong with it, once, and that it is mended.
 *
 * @param state content at the start
 * @param onAddresses called when a page came, went or got another address
 */
export function followContent(state: State, onAddresses: () => Promise<void>): void {
  let known = state;
  let addresses = 'addresses' in state ? state.addresses : '';
  let looking = Promise.resolve();

  watchFolder(
    inRoot('content'),
    () => {
      looking = looking.then(look).catch(report);
    },
    report,
  );

  function report(error: unknown): void {
    console.error(`content/ could not be looked at: ${error}`);
  }

  async function look(): Promise<void> {
    const before = known;
    known = await contentState();
    if ('mistakes' in known) {
      if (!('mistakes' in before) || before.mistakes !== known.mistakes) console.error(known.mistakes);
      return;
    }
    if ('mistakes' in before) console.log('\nContent: no mistakes found.\n');
    if (known.addresses === addresses) return;
    addresses = known.addresses;
    await onAddresses();
  }
}
