/**
 * Serial number of an ISO 8601 date, or of a time alone (ECMA-376, 18.17.4.1); Excel has a 29 February 1900.
 *
 * @param epoch days from the usual first day to the workbook's
 */
export function dayOf(raw: string, epoch: number): number {
  const [withoutZone = ''] = raw.trim().split(/Z$|(?<=T.*)[+-]\d\d:?\d\d$/);
  if (/^T?\d\d:/.test(withoutZone)) return Date.parse(`1970-01-01T${withoutZone.replace('T', '')}Z`) / 864e5;
  const day = Date.parse(`${withoutZone}${withoutZone.includes('T') ? 'Z' : ''}`) / 864e5 + 25_569;
  return day < 61 && epoch === 0 ? day - 1 : day - epoch;
}
