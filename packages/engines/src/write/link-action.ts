/**
 * Action of a link to an address (ISO 32000-2, 12.6.4.8).
 *
 * @returns undefined for an address that PDF readers do not open, such as that of a file
 */
export function linkAction(target: string): string | undefined {
  if (!/^(https?|mailto|tel|ftp):/i.test(target)) return undefined;
  const address = encodeURI(decodeAddress(target)).replace(/[()\\]/g, (character) => `\\${character}`);
  return `/A<</S/URI/URI(${address})>>`;
}

function decodeAddress(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
