/** Files written by a program, by name. */
export type WrittenFiles = Map<string, Uint8Array<ArrayBuffer>>;

type OpenFile = { name: string; bytes: Uint8Array<ArrayBuffer>; length: number; position: number };

/** WASI error codes (preview 1): no error, bad descriptor, no such file, invalid seek. */
const errors = { none: 0, descriptor: 8, missing: 44, seek: 70 } as const;

class Exit extends Error {}

/**
 * Runs a program compiled for WASI preview 1 in memory: it has one empty folder for its files, and no other access.
 * Its output is discarded.
 *
 * @returns the files it wrote
 */
export async function runProgram(
  program: WebAssembly.Module,
  args: readonly string[],
): Promise<WrittenFiles> {
  const surroundings = new Surroundings(args);
  const instance = await WebAssembly.instantiate(program, { wasi_snapshot_preview1: surroundings.functions });
  const exports = instance.exports as { memory: WebAssembly.Memory; _start(): void };
  surroundings.memory = exports.memory;
  try {
    exports._start();
  } catch (error) {
    if (!(error instanceof Exit)) throw error;
  }
  return surroundings.written;
}

/** The WASI functions that a program calls, and the files that it writes with them. */
class Surroundings {
  memory: WebAssembly.Memory | undefined;
  readonly #args: Uint8Array[];
  readonly #files = new Map<number, OpenFile>();
  readonly #done: OpenFile[] = [];

  constructor(args: readonly string[]) {
    this.#args = args.map((arg) => new TextEncoder().encode(`${arg}\0`));
  }

  get written(): WrittenFiles {
    const files = [...this.#done, ...this.#files.values()];
    return new Map(files.map(({ name, bytes, length }) => [name, bytes.slice(0, length)]));
  }

  get #view() {
    return new DataView((this.memory as WebAssembly.Memory).buffer);
  }

  #bytes(offset: number, length: number) {
    return new Uint8Array((this.memory as WebAssembly.Memory).buffer, offset, length);
  }

  readonly functions = {
    args_sizes_get: (count: number, size: number) => {
      this.#view.setUint32(count, this.#args.length, true);
      const bytes = this.#args.reduce((sum, arg) => sum + arg.length, 0);
      this.#view.setUint32(size, bytes, true);
      return errors.none;
    },
    args_get: (list: number, offset: number) => {
      let next = offset;
      for (const [i, arg] of this.#args.entries()) {
        this.#view.setUint32(list + i * 4, next, true);
        this.#bytes(next, arg.length).set(arg);
        next += arg.length;
      }
      return errors.none;
    },
    clock_time_get: (_clock: number, _precision: bigint, offset: number) => {
      this.#view.setBigUint64(offset, BigInt(Math.round(performance.now() * 1e6)), true);
      return errors.none;
    },
    // Descriptor 3 is the folder, named by a dot; 0 to 2 are the standard streams.
    fd_prestat_get: (file: number, offset: number) => {
      if (file !== 3) return errors.descriptor;
      this.#view.setUint32(offset, 0, true);
      this.#view.setUint32(offset + 4, 1, true);
      return errors.none;
    },
    fd_prestat_dir_name: (_file: number, offset: number, length: number) => {
      this.#bytes(offset, length).fill(46);
      return errors.none;
    },
    fd_fdstat_get: (file: number, offset: number) => {
      this.#bytes(offset, 24).fill(0);
      // File types: 2 is a device, 3 a folder, 4 a file. All rights are granted.
      this.#view.setUint8(offset, file < 3 ? 2 : file === 3 ? 3 : 4);
      this.#view.setBigUint64(offset + 8, 0xffffffffffffffffn, true);
      this.#view.setBigUint64(offset + 16, 0xffffffffffffffffn, true);
      return errors.none;
    },
    fd_fdstat_set_flags: () => errors.none,
    path_open: (
      _folder: number,
      _follow: number,
      path: number,
      length: number,
      openFlags: number,
      _rights: bigint,
      _inherited: bigint,
      _flags: number,
      result: number,
    ) => {
      if (!(openFlags & 1)) return errors.missing;
      const name = new TextDecoder().decode(this.#bytes(path, length));
      const file = 4 + this.#files.size + this.#done.length;
      this.#files.set(file, { name, bytes: new Uint8Array(1 << 16), length: 0, position: 0 });
      this.#view.setUint32(result, file, true);
      return errors.none;
    },
    fd_close: (file: number) => {
      const open = this.#files.get(file);
      if (open) this.#done.push(open);
      this.#files.delete(file);
      return errors.none;
    },
    fd_read: (_file: number, _list: number, _count: number, result: number) => {
      this.#view.setUint32(result, 0, true);
      return errors.none;
    },
    fd_seek: (file: number, offset: bigint, from: number, result: number) => {
      const open = this.#files.get(file);
      if (!open) return errors.seek;
      open.position = Number(offset) + (from === 0 ? 0 : from === 1 ? open.position : open.length);
      this.#view.setBigUint64(result, BigInt(open.position), true);
      return errors.none;
    },
    fd_write: (file: number, list: number, count: number, result: number) => {
      let total = 0;
      for (let i = 0; i < count; i++) {
        const pointer = this.#view.getUint32(list + i * 8, true);
        const length = this.#view.getUint32(list + i * 8 + 4, true);
        const open = this.#files.get(file);
        if (open) append(open, this.#bytes(pointer, length));
        total += length;
      }
      this.#view.setUint32(result, total, true);
      return errors.none;
    },
    proc_exit: () => {
      throw new Exit();
    },
  };
}

function append(open: OpenFile, bytes: Uint8Array) {
  const end = open.position + bytes.length;
  if (end > open.bytes.length) {
    const larger = new Uint8Array(Math.max(end, open.bytes.length * 2));
    larger.set(open.bytes);
    open.bytes = larger;
  }
  open.bytes.set(bytes, open.position);
  open.position = end;
  open.length = Math.max(open.length, end);
}
