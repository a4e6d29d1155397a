import type { Driver, Options } from './driver';
import { startFirefox } from './firefox';
import { startWebkit } from './webkit';

export type { Driver } from './driver';

const { FIREFOX = '', WEBKIT = '' } = process.env;

/** The browsers that `npm test -- browsers` found, each with the function that starts it. */
export const availableBrowsers: [string, (options: Options) => Promise<Driver>][] = [
  ...(FIREFOX ? [['Firefox', (options: Options) => startFirefox(FIREFOX, options)] as const] : []),
  ...(WEBKIT ? [['WebKit', (options: Options) => startWebkit(WEBKIT, options)] as const] : []),
].map(([name, start]) => [name, start]);
