/**
 * Action of a link to an address (ISO 32000-2, 12.6.4.8).
 *
 * @returns undefined for an address that readers of PDFs do not open, such as a file's
 */
export function linkAction(target: string): string | undefined {
  if (!/^(https?|mailto|tel|ftp):/i.test(target)) return undefined;
  const address = encodeURI(decoded(target)).replace(/[()\\]/g, (character) => `\\${character}`);
  return `/A<</S/URI/URI(${address})>>`;
}

function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
