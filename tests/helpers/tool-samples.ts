import { png } from 'engines/testing/drawn-png';
import { type FilePayload, filePayload } from 'engines/testing/file-payload';
import { samplePdf } from 'engines/testing/pdf-samples';
import { workbook } from 'engines/testing/workbook';
import { writeWord } from 'engines/text';
import { acceptedKinds, type ToolSlug } from '@/lib/tools';

const sentence =
  'The lease of the registered office runs until 31 March 2028 at a rent of ₹50,000 a month, to be paid by the fifth.';
const longName = 'a-file-with-quite-a-long-name-as-scanners-and-phones-write-them-20260401-0001';

/** Makes a file with a long name that a tool takes: the first of its kinds of files that `makers` can make. */
export async function toolSample(slug: ToolSlug): Promise<FilePayload> {
  for (const kindOfFile of acceptedKinds[slug]) {
    const make = makers[kindOfFile];
    if (make) return make();
  }
  throw new Error(`tests/helpers/tool-samples.ts makes no file for the tool “${slug}”: add one.`);
}

const file = (ending: string, bytes: Uint8Array): FilePayload => filePayload(`${longName}.${ending}`, bytes);

const makers: Partial<Record<string, () => FilePayload | Promise<FilePayload>>> = {
  pdf: async () => file('pdf', await samplePdf({ pages: ['Alpha agreement', 'Bravo rent', 'Charlie term'] })),
  png: () =>
    file('png', png({ width: 60, height: 40, colour: 2, bits: 8, pixelAt: (x, y) => [x * 4, y * 6, 90] })),
  docx: async () => {
    const runs = [{ text: sentence }];
    const wordFile = await writeWord({
      name: 'x.docx',
      title: 'Lease',
      parts: [{ kind: 'paragraph', runs }],
    });
    return file('docx', wordFile.files[0]?.parts[0] as Uint8Array);
  },
  xlsx: () => {
    const rows = [
      ['Month', 'Rent'],
      ['April', 50_000],
    ];
    return file('xlsx', workbook({ sheets: [{ name: 'Rent', rows }] }));
  },
  sound: () => file('wav', silence()),
};

/** A second of silence as WAV: 8,000 samples of one byte. */
function silence(): Uint8Array {
  const bytes = Buffer.alloc(44 + 8000, 128);
  bytes.write('RIFF\0\0\0\0WAVEfmt ', 0, 'latin1');
  bytes.writeUInt32LE(36 + 8000, 4);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(8000, 24);
  bytes.writeUInt32LE(8000, 28);
  bytes.writeUInt16LE(1, 32);
  bytes.writeUInt16LE(8, 34);
  bytes.write('data', 36, 'latin1');
  bytes.writeUInt32LE(8000, 40);
  return bytes;
}
