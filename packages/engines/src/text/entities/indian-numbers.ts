const checkCharacters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Whether a code is that of a state or union territory, or 97 or 99 for others (GST rules). */
const isState = (code: string) => (Number(code) >= 1 && Number(code) <= 38) || code === '97' || code === '99';

/** The fourth letter of a PAN is the type of holder (Income-tax Department). */
const pan = /^[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]$/;

export const isPan = (text: string): boolean => pan.test(text);

/** Bank code, a zero, branch code (Reserve Bank of India). */
export const isIfsc = (text: string): boolean => /^[A-Z]{4}0[A-Z0-9]{6}$/.test(text);

/**
 * The fault of a GSTIN, if any: its form (state, PAN, entity, Z), or its check digit, which makes the sum of the
 * characters' values a multiple of 36. Every second value is doubled; a value above 35 counts as its quotient by 36
 * plus the remainder.
 */
export function gstinFault(text: string): 'form' | 'check' | undefined {
  if (!/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/.test(text)) return 'form';
  if (!isState(text.slice(0, 2)) || !isPan(text.slice(2, 12))) return 'form';
  let sum = 0;
  for (let index = 0; index < 14; index++) {
    const product = checkCharacters.indexOf(text[index] ?? '') * (index % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return checkCharacters[(36 - (sum % 36)) % 36] === text[14] ? undefined : 'check';
}
