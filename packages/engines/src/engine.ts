/**
 * Shared by all engines. An engine is a set of operations: bytes and options in, bytes and a report out. It depends on
 * neither page nor React, and runs in a sandboxed worker and under Node. It returns facts and faults with names and
 * numbers instead of sentences: the page that shows a fact or a fault provides the wording.
 */

/** An input file. */
export type SourceFile = {
  /**
   * Identifies the file with its content: an engine may cache an opened file under this key, and reads the file again
   * under another one.
   */
  key: string;
  name: string;
  /** A Blob is passed to a worker by reference, so the page does not copy its bytes. */
  blob: Blob;
  /** Password of an encrypted file. */
  password?: string;
};

/** Output file of an engine. Parts may be slices of a source, so that large files are never copied. */
export type ResultFile = {
  name: string;
  /** Media type. */
  type: string;
  parts: (Uint8Array<ArrayBuffer> | Blob)[];
  /** Number of pages, slides or sheets, if it has any. */
  pages?: number;
  /** Size of a picture in pixels, as its file states it. */
  pixels?: { width: number; height: number };
  /** Named parts, such as a workbook's sheets, with their first pages, counted from 1. */
  chapters?: { title: string; page: number }[];
};

/**
 * An entry of a report: `{ fact: 'forms', count: 1 }` is “1 form field is kept”. `lost` facts are in
 * the same list and get a warning sign.
 */
export type Fact<Name extends string = string> = {
  fact: Name;
  lost?: boolean;
  count?: number;
  /** Name of the file concerned, if there are several. */
  file?: string;
  /** Pages concerned, from 1. */
  pages?: number[];
  /** A name from the file itself, such as a font's. */
  detail?: string;
  /** Attached files concerned. */
  attached?: AttachedFile[];
};

/** A file inside a file; `bytes` is its size, where it can be read. */
export type AttachedFile = { name: string; bytes?: number };

/**
 * Result of an operation: files, in the order of the request, and the report on them. A fact with `lost` names what a
 * file lacks or has differently from its source; everything else is kept.
 */
export type Outcome<Name extends string = string> = { files: ResultFile[]; facts: Fact<Name>[] };

/** Services that an operation may use. */
export type Host = {
  /** Reports progress: `{ stage: 'joining', done: 8, total: 12 }`. Also resets the watchdog. */
  progress(step: Progress): void;
  /**
   * Bytes of a file that an engine needs, by its name in the engine's `assets`, such as `pdfium.wasm`. An engine
   * fetches nothing itself; its host does.
   *
   * @throws an error that rejects the operation, if the file cannot be fetched
   */
  asset(name: string): Promise<Uint8Array<ArrayBuffer>>;
  /**
   * Code that few documents need, from the engine's folder `parts`. A host may bundle it as a separate file and fetch
   * it on demand.
   *
   * @param load imports the part where nothing is bundled: under Node
   * @param base a part, already requested, whose modules this one uses: this one runs after it, and fails with it
   */
  part<Part>(name: string, load: () => Promise<Part>, base?: Promise<unknown>): Promise<Part>;
};

/** Name of the file of a part (`Host.part`) among an engine's assets. */
export const partFile = (name: string) => `${name}.js`;

/** Stages of the operations, of which each has several; the page has words for every one. */
export type Stage =
  | 'reading'
  | 'recovering'
  | 'finding-blanks'
  | 'searching'
  | 'joining'
  | 'splitting'
  | 'measuring'
  | 'changing'
  | 'marking'
  | 'signing'
  | 'redacting'
  | 'drawing'
  | 'placing'
  | 'laying-out'
  | 'printing'
  | 'slides'
  | 'speaking'
  | 'comparing'
  | 'writing'
  | 'checking';

/** How far an operation is: steps of a stage, such as pages read. */
export type Progress = {
  stage: Stage;
  done: number;
  total: number;
  /** Current file, if there are several. */
  file?: string;
};

/** Each operation defines its own input: `never` lets all of them fit in one map, while callers get the exact types. */
export type Operations = Record<string, (input: never, host: Host) => Promise<unknown>>;

/** What can go wrong, by what the user can do about it. */
export type FaultCode =
  | 'kind' // not a file of this kind (by its first bytes, not its extension); `detail` is the actual kind
  | 'password' // needs a password
  | 'wrong-password' // needs a different password
  | 'encrypted' // locked otherwise than with a password, such as by certificates; `detail` is the security handler
  | 'damaged' // cannot be repaired
  | 'too-large' // more than this device can hold
  | 'empty' // no bytes or no page
  | 'no-text' // pages are pictures; for a PDF `pages` is their number
  | 'left-behind' // the result would hold content of pages that were left out
  | 'forbidden' // the file allows no change: `detail` says why
  | 'unseen' // what was placed does not show in the result, at `page`
  | 'irremovable' // what was marked cannot be removed; `detail` is its kind
  | 'unread-content' // a page with a mark has content that cannot be read, so it cannot be checked
  | 'undecided-files' // attached files, `attached` lists all; some hold what is marked (`detail`: `marked`), or cannot be searched (`closed`)
  | 'still-there' // the finished file would still hold something marked
  | 'memory' // the device ran out of memory at `page`
  | 'slow' // no progress for too long at `page`
  | 'browser' // this browser lacks `detail`
  | 'nothing' // nothing to do, such as all pages struck
  | 'range' // names a missing page; `detail` is the typed text
  | 'letters' // no available font has the letters `detail`, which were to be written
  | 'offline' // a part of the engine could not be fetched
  | 'outdated' // a part of the engine is no longer there: there is a newer version
  | 'unreadable' // changed, moved or deleted since it was chosen, or a folder
  | 'unexpected'; // a bug; `detail` is its message

/**
 * What a fault concerns: name of the file; page, from 1; number of pages; a name from the file or the request, and
 * attached files, as the comments of {@link FaultCode} explain.
 */
export type FaultDetails = {
  file?: string;
  page?: number;
  pages?: number;
  detail?: string;
  attached?: AttachedFile[];
};

/**
 * The only error type that an engine throws itself; errors of its host pass through unchanged. Code and details are
 * sent from the worker to the page.
 */
export class Fault extends Error {
  constructor(
    readonly code: FaultCode,
    readonly details: FaultDetails = {},
    options?: ErrorOptions,
  ) {
    super(`${code}${details.file ? ` (${details.file})` : ''}`, options);
    this.name = 'Fault';
  }

  /**
   * Parts of an engine that are fetched later contain their own copy of this class, so faults are recognised by name.
   */
  static [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'Fault';
  }
}

/**
 * Whether an error means that a file or a part of the engine could not be fetched; it says nothing about a document
 * that needs it.
 */
export const isNotFetched = (error: unknown): error is Fault =>
  error instanceof Fault && (error.code === 'offline' || error.code === 'outdated');

/** Starts something at the first call and shares it with all later ones; after a failure the next call tries again. */
export function startedOnce<Started>(start: (host: Host) => Promise<Started>) {
  let started: Promise<Started> | undefined;
  return (host: Host): Promise<Started> => {
    started ??= start(host).catch((error) => {
      started = undefined;
      throw error;
    });
    return started;
  };
}

/** @throws Fault `nothing` without a page, `range` for a page that is not from 1 to `count` */
export function requirePages(file: string, count: number, pages: readonly number[]): void {
  if (pages.length === 0) throw new Fault('nothing', { file });
  const missing = pages.find((page) => !(page >= 1 && page <= count));
  if (missing !== undefined) throw new Fault('range', { file, detail: `${missing}` });
}

/**
 * Converts any error to a fault: platforms throw no specific type when memory runs out.
 *
 * @param details context of the error; details of a fault itself take precedence
 * @returns a fault unchanged; otherwise one with the code `memory`, `unreadable` (File API, section 8), or
 *   `unexpected`
 */
export function faultOf(error: unknown, details: FaultDetails = {}): Fault {
  if (error instanceof Fault)
    return new Fault(error.code, { ...details, ...error.details }, { cause: error });
  const message = error instanceof Error ? error.message : String(error);
  if (isUnreadable(error)) return new Fault('unreadable', { ...details, detail: message }, { cause: error });
  const isMemory =
    (error instanceof RangeError && !/call stack/i.test(message)) ||
    /out of memory|memory access|array buffer allocation/i.test(message);
  return new Fault(isMemory ? 'memory' : 'unexpected', { ...details, detail: message }, { cause: error });
}

/** Whether an error says nothing about the file: the same operation may succeed later or on another device. */
export const isTemporary = (error: unknown): boolean =>
  ['offline', 'outdated', 'memory'].includes(faultOf(error).code);

/**
 * File API, section 8: errors of reading a file that was changed (NotReadableError) or is gone (NotFoundError;
 * AbortError in Firefox). Engines abort nothing themselves.
 */
const isUnreadable = (error: unknown): boolean =>
  error instanceof DOMException && ['NotReadableError', 'NotFoundError', 'AbortError'].includes(error.name);
