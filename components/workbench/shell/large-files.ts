const MB = 1_000_000;

/**
 * Total size of the chosen files from which a tool asks before it continues. No file is refused for its size alone.
 * Work takes about three times its input and output in memory; browsers on phones end a page between 300 MB and 1.4
 * GB.
 *
 * @param device as reported by the browser: memory in GiB where known (Chromium), and whether it is a phone or tablet
 * @returns bytes, of all files together
 */
export function askAbove({ memory, mobile }: { memory?: number; mobile: boolean }): number {
  if (mobile) return 60 * MB;
  return memory !== undefined && memory <= 4 ? 150 * MB : 300 * MB;
}

/** The same for the device that this page runs on. */
export function askAboveHere(): number {
  const { deviceMemory, platform, maxTouchPoints, userAgent } = navigator as Navigator & {
    deviceMemory?: number;
  };
  // iPads identify as Macs; Macs have no touch screen.
  const isAppleMobile = /iPhone|iPad|iPod/.test(platform) || (platform === 'MacIntel' && maxTouchPoints > 1);
  return askAbove({ memory: deviceMemory, mobile: isAppleMobile || /Android|Mobile/.test(userAgent) });
}
