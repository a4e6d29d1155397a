/** Bytes of files that a device is asked to work on without a question first, and those it is not trusted with at all. */
export type Budget = { ask: number; most: number };

const MB = 1_000_000;

/**
 * What this device can be expected to hold. Work takes about three times its input and output in memory; browsers on
 * phones end a page between 300 MB and 1.4 GB.
 *
 * @param device what the browser says of it: memory in GiB where it tells (Chromium), and whether it is a phone or tablet
 */
export function budgetFor({ memory, mobile }: { memory?: number; mobile: boolean }): Budget {
  if (mobile) return { ask: 60 * MB, most: 100 * MB };
  if (memory !== undefined && memory <= 4) return { ask: 150 * MB, most: 300 * MB };
  return { ask: 300 * MB, most: 500 * MB };
}

/** The same for the device that this page is on. */
export function budgetHere(): Budget {
  const { deviceMemory, platform, maxTouchPoints, userAgent } = navigator as Navigator & {
    deviceMemory?: number;
  };
  // iPads say that they are Macs; Macs have no touch screen.
  const apple = /iPhone|iPad|iPod/.test(platform) || (platform === 'MacIntel' && maxTouchPoints > 1);
  return budgetFor({ memory: deviceMemory, mobile: apple || /Android|Mobile/.test(userAgent) });
}
