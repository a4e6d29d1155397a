import { strFromU8, unzipSync } from 'fflate';
import { Fault } from '../../engine';
import { resolved } from '../../text/docx/paths';
import { child, type Element, elementsOf, parseXml } from '../../text/docx/xml';

/** The required parts of an office file, by path. */
export class Archive {
  readonly #parts: Record<string, Uint8Array>;

  /** @throws Fault `damaged` when the ZIP cannot be read */
  constructor(bytes: Uint8Array, file: string) {
    try {
      this.#parts = unzipSync(bytes, { filter: ({ name }) => /\.(xml|rels)$/i.test(name) });
    } catch (error) {
      throw new Fault('damaged', { file }, { cause: error });
    }
  }

  text(path: string): string | undefined {
    const part = this.#parts[path];
    return part && strFromU8(part);
  }

  /** Root element of a part. */
  root(path: string): Element | undefined {
    const text = this.text(path);
    return text === undefined ? undefined : elementsOf(parseXml(text))[0];
  }

  /** Relationships of a part: target paths by id, and by type. */
  relations(path: string): { id: string; type: string; target: string }[] {
    const at = path.lastIndexOf('/') + 1;
    const root = this.root(`${path.slice(0, at)}_rels/${path.slice(at)}.rels`);
    return elementsOf(root ?? { name: '', attributes: {}, children: [] }).map(({ attributes }) => ({
      id: attributes.Id ?? '',
      type: (attributes.Type ?? '').split('/').pop() ?? '',
      target: resolved(path.slice(0, at), attributes.Target ?? ''),
    }));
  }
}

export const numberOf = (text: string | undefined): number | undefined => {
  const value = text === undefined || text === '' ? Number.NaN : Number(text);
  return Number.isNaN(value) ? undefined : value;
};

/** A boolean attribute; present without a value, it is true. */
export const flag = (text: string | undefined, usual = false) =>
  text === undefined ? usual : text !== '0' && text !== 'false';

export { child, type Element, elementsOf };
