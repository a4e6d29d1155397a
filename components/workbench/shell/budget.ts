/** Total file size in bytes above which the device asks first, and above which it refuses. */
export type Budget = { ask: number; max: number };

const MB = 1_000_000;

/**
 * What this device can be expected to hold. Work takes about three times its input and output in memory; browsers on
 * phones end a page between 300 MB and 1.4 GB.
 *
 * @param device what the browser says of it: memory in GiB where it is known (Chromium), and whether it is a phone or tablet
 */
export function budgetFor({ memory, mobile }: { memory?: number; mobile: boolean }): Budget {
  if (mobile) return { ask: 60 * MB, max: 100 * MB };
  if (memory !== undefined && memory <= 4) return { ask: 150 * MB, max: 300 * MB };
  return { ask: 300 * MB, max: 500 * MB };
}

/** The budget for the device that this page runs on. */
export function budgetHere(): Budget {
  const { deviceMemory, platform, maxTouchPoints, userAgent } = navigator as Navigator & {
    deviceMemory?: number;
  };
  // iPads identify as Macs; Macs have no touch screen.
  const apple = /iPhone|iPad|iPod/.test(platform) || (platform === 'MacIntel' && maxTouchPoints > 1);
  return budgetFor({ memory: deviceMemory, mobile: apple || /Android|Mobile/.test(userAgent) });
}
