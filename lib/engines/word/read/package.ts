import { strFromU8, unzipSync } from 'fflate';
import { Fault } from '../../engine';
import { resolved } from '../../text/docx/paths';
import { child, type Element, elementsOf, parseXml } from '../../text/docx/xml';

export type Relation = { type: string; target: string; outside: boolean };

/** The parts of a Word file by their paths. */
export class Package {
  readonly #parts: Record<string, Uint8Array<ArrayBuffer>>;
  readonly #relations = new Map<string, Map<string, Relation>>();

  /** @throws Fault `damaged` when the ZIP cannot be read */
  constructor(bytes: Uint8Array, file: string) {
    try {
      this.#parts = unzipSync(bytes) as Record<string, Uint8Array<ArrayBuffer>>;
    } catch (error) {
      throw new Fault('damaged', { file }, { cause: error });
    }
  }

  /** Path of the main document, from the package relationships. */
  get main(): string | undefined {
    const named = [...this.relations('').values()].find(({ type }) => type === 'officeDocument')?.target;
    if (named && this.#parts[named]) return named;
    return Object.keys(this.#parts).find((path) => /^word\/document\d*\.xml$/.test(path));
  }

  bytes(path: string): Uint8Array<ArrayBuffer> | undefined {
    return this.#parts[path];
  }

  /** Root element of a part. */
  root(path: string | undefined): Element | undefined {
    const bytes = path === undefined ? undefined : this.#parts[path];
    return bytes && elementsOf(parseXml(textOf(bytes)))[0];
  }

  /** Relationships of a part, by id. */
  relations(path: string): Map<string, Relation> {
    const known = this.#relations.get(path);
    if (known) return known;
    const at = path.lastIndexOf('/') + 1;
    const folder = path.slice(0, at);
    const root = this.root(`${folder}_rels/${path.slice(at)}.rels`);
    const relations = new Map<string, Relation>();
    for (const { attributes } of elementsOf(root)) {
      const outside = attributes.TargetMode === 'External';
      const target = attributes.Target ?? '';
      relations.set(attributes.Id ?? '', {
        type: (attributes.Type ?? '').split('/').pop() ?? '',
        target: outside ? target : resolved(folder, target),
        outside,
      });
    }
    this.#relations.set(path, relations);
    return relations;
  }

  /** The document's related part of a type. */
  part(type: string): Element | undefined {
    return this.root(this.pathOf(type));
  }

  pathOf(type: string): string | undefined {
    const found = [...this.relations(this.main ?? '').values()].find((relation) => relation.type === type);
    return found?.target;
  }
}

function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return strFromU8(bytes).replace(/^\ufeff/, '');
}

/** Value of a property such as `<w:jc w:val="center"/>`. */
export const valOf = (parent: Element | undefined, name: string): string | undefined =>
  child(parent, name)?.attributes.val;

/** A length in twentieths of a point, or with a unit in the strict format. */
export function twips(text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined;
  const [, figure = '', unit = ''] = /^(-?[\d.]+)(\w*)/.exec(text) ?? [];
  const value = Number(figure);
  if (figure === '' || Number.isNaN(value)) return undefined;
  const units: Record<string, number> = { pt: 1, in: 72, cm: 72 / 2.54, mm: 72 / 25.4, pc: 12, pi: 12 };
  return value * (units[unit] ?? 0.05);
}

/** A length in English Metric Units. */
export const emus = (text: string | undefined) => Number(text ?? 0) / 12700 || 0;
