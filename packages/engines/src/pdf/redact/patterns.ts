import { gstinFault, isIfsc } from '../../text/entities/indian-numbers';
import { type Personal, personalForms } from '../../text/entities/personal-numbers';

/** Kinds of data that can be marked at once: personal numbers and addresses, and those of a business or a payment. */
export type Pattern = Personal | 'gstin' | 'ifsc' | 'upi';

/** Forms of the data, and checks of what they match: a check digit where the kind has one. */
export const patternForms: Record<Pattern, { pattern: RegExp; isValid: (text: string) => boolean }> = {
  ...personalForms,
  gstin: {
    pattern: /(?<![\p{L}\d])\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z](?![\p{L}\d])/gu,
    isValid: (text) => gstinFault(text) === undefined,
  },
  ifsc: { pattern: /(?<![\p{L}\d])[A-Z]{4}0[A-Z0-9]{6}(?![\p{L}\d])/gu, isValid: isIfsc },
  /** A UPI ID is a name, @ and letters (NPCI); with a dot and letters after those it is an email address. */
  upi: {
    pattern: /(?<![\p{L}\d._@-])[A-Za-z\d][A-Za-z\d._-]{1,255}@[A-Za-z]{2,64}(?![\p{L}\d_@-]|\.[\p{L}\d])/gu,
    isValid: () => true,
  },
};
