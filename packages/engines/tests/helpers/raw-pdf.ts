/** An object of a PDF as it is written: a dictionary or value, or a dictionary with the data of its stream. */
export type RawObject = string | { dict: string; data: string | Uint8Array };

/**
 * A PDF of hand-written objects, numbered from 1; the first one is its catalog. It can hold what no library writes.
 *
 * @param trailer more entries of the trailer
 */
export function rawPdf(objects: readonly RawObject[], trailer = ''): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const starts: number[] = [];
  let size = 9;
  const add = (data: string | Uint8Array) => {
    const part = typeof data === 'string' ? Buffer.from(data, 'latin1') : Buffer.from(data);
    parts.push(part);
    size += part.length;
  };
  for (const [index, object] of objects.entries()) {
    starts.push(size);
    add(`${index + 1} 0 obj\n`);
    if (typeof object === 'string') add(object);
    else {
      add(`<<${object.dict}/Length ${Buffer.from(object.data as string, 'latin1').length}>>\nstream\n`);
      add(object.data);
      add('\nendstream');
    }
    add('\nendobj\n');
  }
  const table = starts.map((start) => `${`${start}`.padStart(10, '0')} 00000 n \n`).join('');
  const end = size;
  add(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`);
  add(`trailer\n<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${end}\n%%EOF\n`);
  return new Uint8Array(Buffer.concat(parts));
}
