import { encodeLatin1, viewOf } from '../write/bytes';

/** Chromaticities (x and y) of white, red, green and blue, as a PNG states them. */
export type Chromaticities = [x: number, y: number][];

const sRgb: Chromaticities = [
  [0.3127, 0.329],
  [0.64, 0.33],
  [0.3, 0.6],
  [0.15, 0.06],
];

/** Whether the primaries are corners of a triangle, so that colours can be mixed of them. */
export function spanColours([, red, green, blue]: Chromaticities): boolean {
  const [[ax, ay], [bx, by], [cx, cy]] = [red ?? [0, 0], green ?? [0, 0], blue ?? [0, 0]];
  return Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) > 1e-4;
}

type Vector = [number, number, number];
type Matrix3 = [Vector, Vector, Vector];

/** White of profiles (ICC.1:2001-04, A.1). */
const d50: Vector = [0.9642, 1, 0.8249];
/** Bradford's cone responses. */
const cones: Matrix3 = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
];

const times = (matrix: Matrix3, vector: Vector): Vector =>
  matrix.map((row) => row.reduce((sum, value, index) => sum + value * (vector[index] ?? 0), 0)) as Vector;

const transposed = (matrix: Matrix3): Matrix3 =>
  [0, 1, 2].map((column) => matrix.map((row) => row[column])) as Matrix3;

function inverse([[a, b, c], [d, e, f], [g, h, i]]: Matrix3): Matrix3 {
  const determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
  const rows: Matrix3 = [
    [e * i - f * h, c * h - b * i, b * f - c * e],
    [f * g - d * i, a * i - c * g, c * d - a * f],
    [d * h - e * g, b * g - a * h, a * e - b * d],
  ];
  return rows.map((row) => row.map((value) => value / determinant)) as Matrix3;
}

const colourOf = ([x, y]: [number, number]): Vector => [x / y, 1, (1 - x - y) / y];

/** The primaries, each as light as in white, seen under D50. */
function colorants([white, ...primaries]: Chromaticities): Vector[] {
  const whiteColour = colourOf(white as [number, number]);
  const colours = primaries.map(colourOf) as Matrix3;
  const shares = times(inverse(transposed(colours)), whiteColour);
  const [from, to] = [times(cones, whiteColour), times(cones, d50)];
  return colours.map((colour, index) => {
    const response = times(cones, colour.map((value) => value * (shares[index] ?? 0)) as Vector);
    return times(
      inverse(cones),
      response.map((value, cone) => (value * (to[cone] ?? 0)) / (from[cone] ?? 1)) as Vector,
    );
  });
}

const bytes = (length: number, write: (view: DataView) => void, text = ''): Uint8Array<ArrayBuffer> => {
  const block = new Uint8Array(length);
  block.set(encodeLatin1(text));
  write(viewOf(block));
  return block;
};

const fixed = (value: number) => Math.round(value * 65536);
const xyz = (values: Vector) =>
  bytes(
    20,
    (view) => {
      for (const [index, value] of values.entries()) view.setInt32(8 + 4 * index, fixed(value));
    },
    'XYZ ',
  );

/**
 * A colour profile (ICC.1:2001-04) for samples that are powers of light, as a PNG states them by `gAMA` and `cHRM`.
 *
 * @param exponent of the samples: about 0.45 for most pictures
 */
export function gammaProfile(
  exponent: number,
  isGrey: boolean,
  chromaticities = sRgb,
): Uint8Array<ArrayBuffer> {
  const name = 'PNG gamma\0';
  const curve = bytes(
    16,
    (view) => {
      view.setUint32(8, 1);
      view.setUint16(12, Math.min(65535, Math.round(256 / exponent)));
    },
    'curv',
  );
  const [red, green, blue] = colorants(chromaticities).map(xyz);
  const description = bytes(104, (view) => view.setUint32(8, name.length), `desc\0\0\0\0\0\0\0\0${name}`);
  const tags: [string, Uint8Array | undefined][] = [
    ['desc', description],
    ['cprt', encodeLatin1('text\0\0\0\0None\0\0\0\0')],
    ['wtpt', xyz(d50)],
    ...((isGrey
      ? [['kTRC', curve]]
      : [
          ['rXYZ', red],
          ['gXYZ', green],
          ['bXYZ', blue],
          ['rTRC', curve],
          ['gTRC', curve],
          ['bTRC', curve],
        ]) as [string, Uint8Array | undefined][]),
  ];
  const start = 132 + 12 * tags.length;
  const size = tags.reduce((sum, [, data]) => sum + (data?.length ?? 0), start);
  const profile = new Uint8Array(size);
  const view = viewOf(profile);
  view.setUint32(0, size);
  view.setUint32(8, 0x02100000);
  profile.set(encodeLatin1(`mntr${isGrey ? 'GRAY' : 'RGB '}XYZ `), 12);
  for (const [index, part] of [2000, 1, 1].entries()) view.setUint16(24 + 2 * index, part);
  profile.set(encodeLatin1('acsp'), 36);
  for (const [index, value] of d50.entries()) view.setInt32(68 + 4 * index, fixed(value));
  view.setUint32(128, tags.length);
  let offset = start;
  for (const [index, [signature, data = new Uint8Array()]] of tags.entries()) {
    const entry = 132 + 12 * index;
    profile.set(encodeLatin1(signature), entry);
    view.setUint32(entry + 4, offset);
    view.setUint32(entry + 8, data.length);
    profile.set(data, offset);
    offset += data.length;
  }
  return profile;
}
