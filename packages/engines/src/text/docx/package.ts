import { strFromU8, unzipSync } from 'fflate';
import { Fault } from '../../engine';
import { parseXml } from './parse-xml';
import { type Element, elementsOf } from './xml';

export type Relation = { type: string; target: string; outside: boolean };

/** The parts of an office file by their paths. */
export class Package {
  readonly #parts: Record<string, Uint8Array<ArrayBuffer>> = {};
  /** Paths as the file spells them, by the lower-case path: part names are case-insensitive (ECMA-376 part 2, 6.2.2.3). */
  readonly #spelt = new Map<string, string>();
  readonly #relations = new Map<string, Map<string, Relation>>();
  /** Root elements that `peek` has already parsed, kept so that no part is parsed twice. */
  readonly #ahead = new Map<string, Element>();

  /**
   * @param pattern names of the parts that are unpacked; all by default
   * @throws Fault `damaged` when the ZIP cannot be read
   */
  constructor(bytes: Uint8Array, file: string, pattern = /^/) {
    try {
      const parts = unzipSync(bytes, { filter: ({ name }) => pattern.test(name) });
      for (const [name, part] of Object.entries(parts))
        this.#parts[slashed(name)] = part as Uint8Array<ArrayBuffer>;
      for (const path of Object.keys(this.#parts)) this.#spelt.set(path.toLowerCase(), path);
    } catch (error) {
      throw new Fault('damaged', { file }, { cause: error });
    }
  }

  get paths(): string[] {
    return Object.keys(this.#parts);
  }

  bytes(path: string): Uint8Array<ArrayBuffer> | undefined {
    return this.#parts[path] ?? this.#parts[this.#spelt.get(path.toLowerCase()) ?? ''];
  }

  text(path: string): string | undefined {
    const bytes = this.bytes(path);
    if (!bytes) return undefined;
    if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
    if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
    const declared = /^<\?xml[^>]*encoding=["']([\w.:-]+)/.exec(strFromU8(bytes.subarray(0, 100), true))?.[1];
    if (declared && !/^utf/i.test(declared)) return inEncoding(bytes, declared);
    return strFromU8(bytes).replace(/^\ufeff/, '');
  }

  /**
   * Root element of a part for inspection only. The next call of `root` returns the same one, so that it is parsed
   * once.
   */
  peek(path: string): Element | undefined {
    const root = this.#ahead.get(path) ?? this.root(path);
    if (root) this.#ahead.set(path, root);
    return root;
  }

  /** Root element of a part. Readers may modify it, so each gets its own. */
  root(path: string | undefined): Element | undefined {
    const ahead = this.#ahead.get(path ?? '');
    if (ahead) {
      this.#ahead.delete(path ?? '');
      return ahead;
    }
    const text = path === undefined ? undefined : this.text(path);
    return text === undefined ? undefined : elementsOf(parseXml(text))[0];
  }

  /** Relationships of a part, by id; those of the package for an empty path. */
  relations(path: string): Map<string, Relation> {
    const existing = this.#relations.get(path);
    if (existing) return existing;
    const nameStart = path.lastIndexOf('/') + 1;
    const folder = path.slice(0, nameStart);
    const root = this.root(`${folder}_rels/${path.slice(nameStart)}.rels`);
    const relations = new Map(
      elementsOf(root).map(({ attributes: { Id = '', Type = '', Target = '', TargetMode } }) => {
        const outside = TargetMode === 'External';
        const target = outside ? Target : resolved(folder, Target);
        return [Id, { type: Type.split('/').at(-1) ?? '', target, outside }];
      }),
    );
    this.#relations.set(path, relations);
    return relations;
  }

  /** Path of the first part with this type of relationship to a part. */
  related(path: string, type: string): string | undefined {
    return [...this.relations(path).values()].find((relation) => relation.type === type)?.target;
  }
}

/** Text in the encoding that its XML declares; Word accepts all encodings that Windows knows. */
function inEncoding(bytes: Uint8Array<ArrayBuffer>, label: string): string {
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    return strFromU8(bytes);
  }
}

/** Some Windows programs write backslashes. */
const slashed = (name: string) => name.replaceAll('\\', '/').replace(/^\//, '');

/** Path in the ZIP of a relationship's target, relative to the folder of the referring part. */
function resolved(folder: string, target: string): string {
  const steps = /^[/\\]/.test(target) ? [] : folder.split('/').filter(Boolean);
  for (const step of slashed(target).split('/')) {
    if (step === '..') steps.pop();
    else if (step && step !== '.') steps.push(step);
  }
  return steps.join('/');
}
