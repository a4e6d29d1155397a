import { type Component, type HuffmanTable, type Jpeg, zigzag } from './jpeg-model';

/** What a scan is read with. `restart` is the number of units between restart markers; 0 without these. */
type Scan = { jpeg: Jpeg; tables: Map<number, HuffmanTable>; restart: number; progressive: boolean };

/** A component of a scan, with its Huffman tables. */
type ScanComponent = { component: Component; dc: HuffmanTable | undefined; ac: HuffmanTable | undefined };

/**
 * What a scan codes: coefficients `first` to `last` in zigzag order, from bit `low` on. If `high` is not 0, earlier
 * scans have coded their higher bits, and this one refines them (ITU-T T.81, G.1.1).
 */
type Progression = { first: number; last: number; high: number; low: number };

/** Reads bits, Huffman codes and values from entropy-coded data (ITU-T T.81, F.2.2). */
class EntropyReader {
  #buffer = 0;
  #bitsLeft = 0;

  constructor(
    readonly bytes: Uint8Array,
    public position: number,
  ) {}

  bit(): number {
    const { bytes } = this;
    if (this.#bitsLeft === 0) {
      this.#buffer = bytes[this.position] ?? 0;
      if (this.#buffer === 0xff) {
        // A marker ends the data; missing data are read as zeros.
        if (bytes[this.position + 1] !== 0) this.#buffer = 0;
        else this.position += 2;
      } else this.position += 1;
      this.#bitsLeft = 8;
    }
    this.#bitsLeft -= 1;
    return (this.#buffer >> this.#bitsLeft) & 1;
  }

  /** An unsigned value of this number of bits. */
  bits(length: number): number {
    let value = 0;
    for (let index = 0; index < length; index++) value = (value << 1) | this.bit();
    return value;
  }

  /** A signed value of this number of bits, whose first one is 0 for negative values (EXTEND, F.2.2.1). */
  signed(length: number): number {
    if (length === 0) return 0;
    const value = this.bits(length);
    return value < 1 << (length - 1) ? value - (1 << length) + 1 : value;
  }

  /** The value of the next Huffman code. @throws if no code of the table follows */
  symbol(table: HuffmanTable | undefined): number {
    let code = 0;
    for (let length = 1; length <= 16; length++) {
      code = (code << 1) | this.bit();
      const value = table?.get((length << 16) | code);
      if (value !== undefined) return value;
    }
    throw new Error('JPEG code');
  }

  dropBits(): void {
    this.#bitsLeft = 0;
  }

  skipToMarker(): void {
    const { bytes } = this;
    while (
      this.position + 1 < bytes.length &&
      !(bytes[this.position] === 0xff && bytes[this.position + 1] !== 0 && bytes[this.position + 1] !== 0xff)
    )
      this.position += 1;
  }

  /** Skips a restart marker (RST0 to RST7). @returns false at another marker, which is not skipped */
  skipRestartMarker(): boolean {
    const marker = this.bytes[this.position + 1] as number;
    if (marker < 0xd0 || marker > 0xd7) return false;
    this.position += 2;
    return true;
  }
}

/** Decodes blocks of a scan into the coefficients of their components. */
class BlockDecoder {
  /** Number of further blocks without new coefficients (EOBRUN, G.1.2.2). */
  #endOfBandRun = 0;

  constructor(
    readonly reader: EntropyReader,
    readonly progression: Progression,
  ) {}

  reset(): void {
    this.#endOfBandRun = 0;
  }

  /** @param offset index of the block's first coefficient */
  decode({ component, dc, ac }: ScanComponent, offset: number): void {
    const { first, last, high } = this.progression;
    if (first === 0) this.#decodeDc(component, offset, dc);
    if (last === 0) return;
    const from = Math.max(1, first);
    if (high > 0) this.#refineAc(component.blocks, offset, from, ac);
    else this.#decodeAc(component.blocks, offset, from, ac);
  }

  #decodeDc(component: Component, offset: number, table: HuffmanTable | undefined): void {
    const { reader } = this;
    const { blocks } = component;
    const { high, low } = this.progression;
    if (high > 0) {
      blocks[offset] = (blocks[offset] as number) | (reader.bit() << low);
      return;
    }
    component.prediction += reader.signed(reader.symbol(table));
    blocks[offset] = component.prediction * (1 << low);
  }

  #decodeAc(blocks: Int16Array, offset: number, from: number, table: HuffmanTable | undefined): void {
    const { reader } = this;
    const { last, low } = this.progression;
    if (this.#endOfBandRun > 0) {
      this.#endOfBandRun -= 1;
      return;
    }
    for (let index = from; index <= last; ) {
      const value = reader.symbol(table);
      const [zeros, size] = [value >> 4, value & 15];
      if (size === 0) {
        if (zeros < 15) {
          this.#endOfBandRun = (1 << zeros) - 1 + (zeros ? reader.bits(zeros) : 0);
          return;
        }
        index += 16;
        continue;
      }
      index += zeros;
      blocks[offset + (zigzag[index & 63] as number)] = reader.signed(size) * (1 << low);
      index += 1;
    }
  }

  /** Adds a bit to the coefficients that are not zero, and reads those that were zero so far (G.1.2.3). */
  #refineAc(blocks: Int16Array, offset: number, from: number, table: HuffmanTable | undefined): void {
    const { reader } = this;
    const { last, low } = this.progression;
    const step = 1 << low;
    let index = from;
    while (this.#endOfBandRun === 0 && index <= last) {
      const value = reader.symbol(table);
      const [zeros, size] = [value >> 4, value & 15];
      if (size === 0 && zeros < 15) this.#endOfBandRun = (1 << zeros) + (zeros ? reader.bits(zeros) : 0);
      else {
        const added = size === 0 ? 0 : reader.bit() ? step : -step;
        index = this.#refineUpTo(blocks, offset, index, zeros, added);
      }
    }
    if (this.#endOfBandRun === 0) return;
    for (; index <= last; index++) this.#refine(blocks, offset + (zigzag[index] as number));
    this.#endOfBandRun -= 1;
  }

  /**
   * Refines coefficients and skips a number of zeros; the next zero gets the added value.
   *
   * @returns the index of the coefficient after that one
   */
  #refineUpTo(blocks: Int16Array, offset: number, from: number, zeros: number, added: number): number {
    const { last } = this.progression;
    let zerosLeft = zeros;
    for (let index = from; index <= last; index++) {
      const place = offset + (zigzag[index] as number);
      if (blocks[place] !== 0) this.#refine(blocks, place);
      else if (zerosLeft > 0) zerosLeft -= 1;
      else {
        if (added !== 0) blocks[place] = added;
        return index + 1;
      }
    }
    return last + 1;
  }

  /** Adds a bit to a coefficient, if it is not zero. */
  #refine(blocks: Int16Array, place: number): void {
    const value = blocks[place] as number;
    if (value === 0) return;
    const step = 1 << this.progression.low;
    if (this.reader.bit() && (Math.abs(value) & step) === 0)
      blocks[place] = value + (value >= 0 ? step : -step);
  }
}

/**
 * Reads a scan into the coefficients of its components.
 *
 * @param head position of its parameters
 * @param data position of its entropy-coded data
 * @returns position of the marker after it
 */
export function readScan(bytes: Uint8Array, head: number, data: number, scan: Scan): number {
  const { components, progression } = readHead(bytes, head, scan);
  const reader = new EntropyReader(bytes, data);
  const decoder = new BlockDecoder(reader, progression);
  const startInterval = () => {
    for (const { component } of components) component.prediction = 0;
    decoder.reset();
    reader.dropBits();
  };
  startInterval();
  const { count, decodeUnit } = unitsOf(components, scan.jpeg, decoder);
  for (let unit = 0; unit < count; unit++) {
    if (scan.restart > 0 && unit > 0 && unit % scan.restart === 0) {
      reader.skipToMarker();
      if (!reader.skipRestartMarker()) break;
      startInterval();
    }
    decodeUnit(unit);
  }
  reader.skipToMarker();
  return reader.position;
}

function readHead(bytes: Uint8Array, from: number, { jpeg, tables, progressive }: Scan) {
  const count = bytes[from] as number;
  const components = Array.from({ length: count }, (_, index): ScanComponent => {
    const [id, table] = [bytes[from + 1 + 2 * index], bytes[from + 2 + 2 * index] as number];
    const component = jpeg.components.find((component) => component.id === id);
    if (!component) throw new Error('scan of no component');
    return { component, dc: tables.get(table >> 4), ac: tables.get(16 | (table & 15)) };
  });
  const end = from + 1 + 2 * count;
  const [first, last, approximation] = [bytes[end], bytes[end + 1], bytes[end + 2]] as [
    number,
    number,
    number,
  ];
  const progression: Progression = progressive
    ? { first, last, high: approximation >> 4, low: approximation & 15 }
    : { first: 0, last: 63, high: 0, low: 0 };
  return { components, progression };
}

/**
 * Units of a scan: single blocks if it has one component, or else MCUs, which interleave blocks of all components
 * (A.2).
 */
function unitsOf(components: readonly ScanComponent[], jpeg: Jpeg, decoder: BlockDecoder) {
  const [only] = components;
  if (components.length === 1 && only) {
    const { columns, ownColumns, ownRows } = only.component;
    const decodeUnit = (unit: number) => {
      const [row, column] = [Math.floor(unit / ownColumns), unit % ownColumns];
      decoder.decode(only, 64 * (row * columns + column));
    };
    return { count: ownColumns * ownRows, decodeUnit };
  }
  const top = jpeg.components[0] as Component;
  const unitsPerRow = top.columns / top.h;
  const decodeUnit = (unit: number) => {
    const [unitRow, unitColumn] = [Math.floor(unit / unitsPerRow), unit % unitsPerRow];
    for (const scanComponent of components) {
      const { h, v, columns } = scanComponent.component;
      for (let y = 0; y < v; y++)
        for (let x = 0; x < h; x++)
          decoder.decode(scanComponent, 64 * ((unitRow * v + y) * columns + unitColumn * h + x));
    }
  };
  return { count: unitsPerRow * (top.rows / top.v), decodeUnit };
}
