import { statSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';

/** Size in bytes and modification time in milliseconds of a file: the file server's ETag consists of both. */
export type FileFacts = { size: number; modified: number };

/** Facts of a file; undefined if it is gone, as while another release is copied over the one that is served. */
export function fileFacts(path: string): FileFacts | undefined {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat && { size: stat.size, modified: stat.mtimeMs };
}

/**
 * Status with which a request for a file is refused: 412 for a failed precondition (RFC 9110, 13.1.1 and 13.1.4), 416
 * for a range outside of the file (14.1.2). Next answers both with 500.
 *
 * @returns undefined if the request is not refused; `ignore-range` if the range has to be ignored, because another
 * condition decides whether it applies
 */
export function refusalOf(
  headers: IncomingHttpHeaders,
  file: FileFacts,
): 412 | 416 | 'ignore-range' | undefined {
  const ifMatch = headers['if-match'];
  if (ifMatch) {
    if (ifMatch.trim() !== '*' && !etags(ifMatch).includes(etagOf(file))) return 412;
  } else {
    const unmodifiedSince = Date.parse(headers['if-unmodified-since'] ?? '');
    if (Math.floor(file.modified / 1000) * 1000 > unmodifiedSince) return 412;
  }
  if (headers.range === undefined || canBeMet(headers.range, file.size)) return undefined;
  const conditional = headers['if-range'] ?? headers['if-none-match'] ?? headers['if-modified-since'];
  return conditional === undefined ? 416 : 'ignore-range';
}

const withoutWeakness = (etag: string) => etag.trim().replace(/^W\//, '');
const etags = (list: string) => list.split(',').map(withoutWeakness);
const etagOf = ({ size, modified }: FileFacts) =>
  `"${size.toString(16)}-${Math.floor(modified).toString(16)}"`;

/** Whether one of the ranges is satisfiable. A unit other than `bytes` is ignored, so it counts as satisfiable. */
function canBeMet(range: string, size: number): boolean {
  const list = /^ *bytes=(.*)$/.exec(range)?.[1];
  if (list === undefined) return true;
  return list.split(',').some((part) => {
    const [first = '', last = ''] = part.split('-').map((end) => end.trim());
    const from = Number.parseInt(first, 10);
    const to = Number.parseInt(last, 10);
    // A suffix range: the last `to` bytes.
    if (Number.isNaN(from)) return to > 0 && size > 0;
    return from >= 0 && from < size && (Number.isNaN(to) || to >= from);
  });
}
