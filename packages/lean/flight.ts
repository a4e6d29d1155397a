/**
 * Parses React's flight data of a page prerendered by Next.
 *
 * Next writes it as inline scripts that push arrays to `self.__next_f`: `[0]` starts, `[1, text]` contains
 * rows, `[2, …]` form state, `[3, base64]` binary rows. A row is `id:tag payload`; text rows (`T`) and typed
 * arrays state their length in bytes, every other row ends at a line feed.
 */

const pushPattern = /^\(?self\.__next_f(?:=self\.__next_f\|\|\[\]\))?\.push\((\[.*\])\)$/s;

/**
 * The flight text that an inline script pushes: '' for the start and null for any other script.
 *
 * @throws for a push of any kind but 0 and 1
 */
export function pushedText(script: string): string | null {
  const match = pushPattern.exec(script);
  if (!match) return null;
  const [kind, text] = JSON.parse(match[1] as string) as [number, unknown];
  if (kind === 0) return '';
  if (kind === 1 && typeof text === 'string') return text;
  throw new Error(`flight data of an unknown kind (${kind})`);
}

const lengthTags = new Set([...'TAOoUSsLlGgMmV']);
/** Tags of rows that end at a line feed: imports, hints, streams and their ends, and first characters of JSON. Errors and debug rows are refused. */
const lineTags = new Set([...'IHRrXxC', ...'[{"ntf-0123456789']);

export type Row = { id: string; tag: string; payload: string };

/** Flight text of a row. */
export const rowText = ({ id, tag, payload }: Row) =>
  lengthTags.has(tag)
    ? `${id}:${tag}${Buffer.byteLength(payload).toString(16)},${payload}`
    : `${id}:${payload}\n`;

/** Splits flight text into rows. @throws for an unreadable, unknown or truncated row */
export function flightRows(text: string): Row[] {
  const bytes = Buffer.from(text, 'utf8');
  const rows: Row[] = [];
  let offset = 0;
  while (offset < bytes.length) {
    const colon = bytes.indexOf(0x3a, offset);
    const id = colon < 0 ? '' : bytes.toString('utf8', offset, colon);
    if (!/^[0-9a-f]*$/.test(id) || colon < 0) {
      throw new Error(`flight row that cannot be read: ${bytes.toString('utf8', offset, offset + 40)}`);
    }
    const tag = String.fromCharCode(bytes[colon + 1] ?? 0);
    if (lengthTags.has(tag)) {
      const comma = bytes.indexOf(0x2c, colon);
      const length = Number.parseInt(bytes.toString('utf8', colon + 2, comma), 16);
      if (comma < 0 || Number.isNaN(length)) throw new Error(`flight row ${id} without a length`);
      if (comma + 1 + length > bytes.length) throw new Error(`flight row ${id} that ends before its length`);
      rows.push({ id, tag, payload: bytes.toString('utf8', comma + 1, comma + 1 + length) });
      offset = comma + 1 + length;
    } else {
      if (!lineTags.has(tag)) throw new Error(`flight row ${id} of an unknown kind (${tag})`);
      const lineFeed = bytes.indexOf(0x0a, colon);
      const rowEnd = lineFeed < 0 ? bytes.length : lineFeed;
      rows.push({ id, tag, payload: bytes.toString('utf8', colon + 1, rowEnd) });
      offset = rowEnd + 1;
    }
  }
  return rows;
}

/** Module ids of the client components in a page's flight data (`I` rows). */
export function clientReferences(text: string): string[] {
  return [...clientModules(flightRows(text)).values()];
}

/** Module id of each client component element: twice for a component shown twice. */
export function clientElements(text: string): string[] {
  const rows = flightRows(text);
  const modules = clientModules(rows);
  return rows
    .filter(({ tag }) => !lengthTags.has(tag))
    .flatMap(({ payload }) => [...payload.matchAll(/\["\$","\$L([0-9a-f]+)"/g)])
    .map(([, row]) => modules.get(row ?? ''))
    .filter((id) => id !== undefined);
}

/** Module ids by row. */
function clientModules(rows: readonly Row[]): Map<string, string> {
  const imports = rows.filter(({ tag }) => tag === 'I');
  return new Map(
    imports.map(({ id, payload }) => [id, String((JSON.parse(payload.slice(1)) as [unknown])[0])]),
  );
}
