/**
 * What the tools' engines have in common. An engine is a set of operations: bytes and options in, bytes and a report
 * out. It knows no page and no React, and runs the same in a sealed worker and under Node. It forms no sentence: what it
 * finds are facts and faults with names and numbers, and content/workbench.ts has the words for each.
 */

/** A file that the visitor chose. */
export type SourceFile = {
  /** The same for the same file throughout a visit; an engine may keep an opened file under it. */
  key: string;
  name: string;
  /** A Blob reaches a worker by reference: its bytes are read there, never copied on the page. */
  blob: Blob;
  password?: string;
};

/** A file that an engine made. Parts may be slices of a source, so that large files are never copied. */
export type ResultFile = {
  name: string;
  /** Media type. */
  type: string;
  parts: (Uint8Array<ArrayBuffer> | Blob)[];
  /** Pages, slides or sheets in it, where it has any. */
  pages?: number;
  /** Where its parts begin that have a name, such as a workbook's sheets; pages count from 1. */
  chapters?: { title: string; page: number }[];
};

/**
 * One thing that a report tells: `{ fact: 'forms', count: 1 }` is “1 form can still be filled in”. `lost` facts stand
 * in the same list with a warning sign.
 */
export type Fact<Name extends string = string> = {
  fact: Name;
  lost?: boolean;
  count?: number;
  /** Name of the file it is about, where there are several. */
  file?: string;
  /** Pages it is about, from 1. */
  pages?: number[];
  /** A name out of the file itself, such as a font's. */
  detail?: string;
};

export type Outcome<Name extends string = string> = { files: ResultFile[]; facts: Fact<Name>[] };

/** What an operation may ask of its caller. */
export type Host = {
  /** Tells how far the work is: `{ stage: 'joining', done: 8, total: 12 }`. Also shows the watchdog that it goes on. */
  progress(step: Progress): void;
  /**
   * Bytes of a file that belongs to an engine, by its name in scripts/engines.ts, such as `pdfium.wasm`. A sealed worker
   * cannot fetch, so the page does.
   */
  asset(name: string): Promise<Uint8Array<ArrayBuffer>>;
};

export type Progress = {
  /** What is being done, by a name that content has words for. */
  stage: string;
  done: number;
  total: number;
  /** File it is at, where there are several. */
  file?: string;
};

/** Each operation names its own input; as `never` they fit into one map, and the caller's types come from the engine's own. */
export type Operations = Record<string, (input: never, host: Host) => Promise<unknown>>;

/**
 * Faults, by what the visitor can do about them (E1–E11 of the tools' specification).
 *
 * - `kind`: not a file of this kind (by its first bytes, not its ending); `detail` is the kind it is
 * - `password`, `wrong-password`: it needs one, or another one
 * - `damaged`: broken past repair
 * - `too-large`: more than this device can hold
 * - `empty`: no bytes or no page
 * - `no-text`: pages are pictures; of a PDF `pages` is how many
 * - `memory`: the device ran out of memory at `page`
 * - `slow`: no progress for too long at `page`
 * - `browser`: this browser lacks `detail`
 * - `nothing`: nothing to do, such as all pages struck
 * - `range`: names a page that is not there; `detail` is what was typed
 * - `offline`: a part of the tool could not be fetched
 * - `unexpected`: a fault of ours; `detail` is its message
 */
export type FaultCode =
  | 'kind'
  | 'password'
  | 'wrong-password'
  | 'damaged'
  | 'too-large'
  | 'empty'
  | 'no-text'
  | 'memory'
  | 'slow'
  | 'browser'
  | 'nothing'
  | 'range'
  | 'offline'
  | 'unexpected';

export type FaultDetails = { file?: string; page?: number; pages?: number; detail?: string };

/** The only error that leaves an engine. Its code and details are sent from the worker to the page. */
export class Fault extends Error {
  readonly code: FaultCode;
  readonly details: FaultDetails;

  constructor(code: FaultCode, details: FaultDetails = {}, options?: ErrorOptions) {
    super(`${code}${details.file ? ` (${details.file})` : ''}`, options);
    this.name = 'Fault';
    this.code = code;
    this.details = details;
  }
}

/**
 * Any error as a fault: what engines throw when memory runs out has no type of its own.
 *
 * @param details what it is about; a fault that says so itself keeps its own
 */
export function faultOf(error: unknown, details: FaultDetails = {}): Fault {
  if (error instanceof Fault)
    return new Fault(error.code, { ...details, ...error.details }, { cause: error });
  const message = error instanceof Error ? error.message : String(error);
  const memory =
    error instanceof RangeError || /out of memory|memory access|array buffer allocation/i.test(message);
  return new Fault(memory ? 'memory' : 'unexpected', { ...details, detail: message }, { cause: error });
}
