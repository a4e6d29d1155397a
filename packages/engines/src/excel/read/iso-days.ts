/**
 * Serial number of an ISO 8601 date, or of a time alone (ECMA-376, 18.17.4.1). Before March 1900, numbers are one less,
 * because Excel has a 29 February 1900.
 *
 * @param epochOffset days from the start of the 1900 date system to that of the workbook
 */
export function isoDateSerial(raw: string, epochOffset: number): number {
  const [withoutZone = ''] = raw.trim().split(/Z$|(?<=T.*)[+-]\d\d:?\d\d$/);
  if (/^T?\d\d:/.test(withoutZone)) return Date.parse(`1970-01-01T${withoutZone.replace('T', '')}Z`) / 864e5;
  const day = Date.parse(`${withoutZone}${withoutZone.includes('T') ? 'Z' : ''}`) / 864e5 + 25_569;
  return day < 61 && epochOffset === 0 ? day - 1 : day - epochOffset;
}
