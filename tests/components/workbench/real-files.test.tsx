import { deflateRawSync } from 'node:zlib';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Failed, ToolBoundary } from '@/components/workbench/shell/failed';
import { FileNotices } from '@/components/workbench/shell/file-notices';
import { fileName, nameOfCopy, packed } from '@/components/workbench/shell/save';
import { unpackedFiles, withMore } from '@/components/workbench/shell/unpacked-files';
import { partsOf, withValidNames } from '@/components/workbench/split-pdf/split-plan';
import { sharedMessages } from '@/content/workbench';
import { formatMessage } from '@/lib/sentences';
import { InWorkbench } from '@/tests/helpers/in-workbench';

const filesNamed = (...names: string[]) => names.map((name) => new File([name], name));
const namesOf = (files: readonly File[]) => files.map(({ name }) => name);

function Broken(): never {
  throw new Error('planted');
}

test('two files of one name are listed with different names', () => {
  const [scan] = filesNamed('scan.pdf');
  const files = withMore(scan ? [scan] : [], filesNamed('scan.pdf', 'scan.pdf', 'deed'));
  expect(namesOf(files)).toEqual(['scan.pdf', 'scan (2).pdf', 'scan (3).pdf', 'deed']);
});

test('a changed file that is chosen again replaces the earlier one', () => {
  const [lease, plan, newLease] = filesNamed('lease.pdf', 'plan.pdf', 'lease.pdf') as [File, File, File];
  expect(withMore([lease, plan], [newLease], new Set([lease]))).toEqual([newLease, plan]);
  expect(namesOf(withMore([lease, plan], [newLease], new Set([plan])))).toContain('lease (2).pdf');
});

test('a file chosen again replaces the earlier one if that was empty', () => {
  const [empty, plan, wholeFile] = [new File([], 'lease.pdf'), ...filesNamed('plan.pdf', 'lease.pdf')] as [
    File,
    File,
    File,
  ];
  expect(withMore([empty, plan], [wholeFile])).toEqual([wholeFile, plan]);
});

const parts = ['a.pdf', 'b.pdf'].map((name) => ({
  name,
  type: 'application/pdf',
  parts: [new TextEncoder().encode(`%PDF-1.7 ${name} PK\x07\x08`)],
}));
/** A compressed file of a ZIP, whose header has its size. */
function localEntry(name: string, bytes: Uint8Array): Buffer {
  const body = deflateRawSync(bytes);
  const head = Buffer.alloc(30);
  head.write('PK\x03\x04', 'latin1');
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(body.length, 18);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, Buffer.from(name), body]);
}

const compressed = Buffer.concat([
  ...parts.map(({ name, parts: [bytes] }) => localEntry(name, bytes ?? new Uint8Array())),
  // A central directory with one entry, without its end record.
  Buffer.from(`PK\x01\x02${'\0'.repeat(42)}`, 'latin1'),
]);
const indexOfSignature = (bytes: Uint8Array, signature: string) =>
  Buffer.from(bytes).indexOf(signature, 0, 'latin1');

test('a ZIP is replaced by its files, and other files stay', async () => {
  const zip = new File([await packed(parts)], 'parts.zip');
  const { files, unpacked } = await unpackedFiles([...filesNamed('c.pdf'), zip]);
  expect(namesOf(files)).toEqual(['c.pdf', 'a.pdf', 'b.pdf']);
  expect(await files[1]?.text()).toBe('%PDF-1.7 a.pdf PK\x07\x08');
  expect(unpacked).toEqual([{ file: 'parts.zip', count: 2, isCutShort: false }]);
});

test('a ZIP in a ZIP is replaced by its files, too, down to a depth of four', async () => {
  const nested = async (depth: number): Promise<File> => {
    const expectedFiles = filesNamed(`${depth}.pdf`).map((file) => ({
      name: file.name,
      parts: [file],
      type: '',
    }));
    const inner = depth > 1 ? await nested(depth - 1) : undefined;
    const entries = [
      ...expectedFiles,
      { name: 'inner.zip', parts: [inner ?? new Blob(['no archive'])], type: '' },
    ];
    return new File([await packed(entries)], 'outer.zip');
  };
  const { files, unpacked } = await unpackedFiles([await nested(2)]);
  expect(namesOf(files)).toEqual(['2.pdf', '1.pdf', 'inner.zip']);
  expect(unpacked).toEqual([{ file: 'outer.zip', count: 3, isCutShort: false }]);
  expect(namesOf((await unpackedFiles([await nested(9)])).files)).toEqual([
    '9.pdf',
    '8.pdf',
    '7.pdf',
    '6.pdf',
    'inner.zip',
  ]);
});

test.each([
  ['whose sizes follow its files', async () => new Uint8Array(await (await packed(parts)).arrayBuffer())],
  ['whose headers have sizes', async () => compressed],
])('a ZIP without its end, %s, is replaced by those of its files that are whole', async (_, make) => {
  const bytes = await make();
  const directoryAt = indexOfSignature(bytes, 'PK\x01\x02');
  const unpackedUpTo = async (to: number) => {
    const { files, unpacked } = await unpackedFiles([new File([bytes.slice(0, to)], 'parts.zip')]);
    return { texts: await Promise.all(files.map((file) => file.text())), unpacked };
  };
  const texts = ['%PDF-1.7 a.pdf PK\x07\x08', '%PDF-1.7 b.pdf PK\x07\x08'];
  for (const to of [bytes.length - 1, directoryAt + 20, directoryAt])
    expect(await unpackedUpTo(to)).toEqual({
      texts,
      unpacked: [{ file: 'parts.zip', count: 2, isCutShort: true }],
    });
  expect(await unpackedUpTo(directoryAt - 20)).toEqual({
    texts: texts.slice(0, 1),
    unpacked: [{ file: 'parts.zip', count: 1, isCutShort: true }],
  });
});

test('a ZIP without an intact file is kept as it is', async () => {
  const broken = new File([compressed.slice(0, 45)], 'broken.zip');
  expect(await unpackedFiles([broken])).toEqual({ files: [broken], unpacked: [] });
});

test('a truncated ZIP is reported as perhaps incomplete', () => {
  const notices = (isCutShort: boolean) =>
    render(
      <FileNotices
        unpacked={[{ file: 'parts.zip', count: 2, isCutShort }]}
        noFile={false}
        waiting={[]}
        onDismiss={vi.fn()}
        onNextJob={vi.fn()}
      />,
      { wrapper: InWorkbench },
    );
  notices(false);
  expect(screen.queryByText(sharedMessages.unpackedPart)).toBeNull();
  notices(true);
  expect(screen.getByText(sharedMessages.unpackedPart)).toBeTruthy();
});

test.each([[['late.pdf']], [['late.pdf', 'later.pdf']]])(
  'files that were added too late are offered for a new job, in the singular or plural: %j',
  (files) => {
    const { notInResultText, nextJob } = sharedMessages;
    const count = files.length;
    expect(formatMessage(nextJob, { count: 1 })).not.toBe(formatMessage(nextJob, { count: 2 }));
    render(
      <FileNotices
        unpacked={[]}
        noFile={false}
        waiting={filesNamed(...files)}
        onDismiss={vi.fn()}
        onNextJob={vi.fn()}
      />,
      { wrapper: InWorkbench },
    );
    expect(screen.getByText(formatMessage(notInResultText, { count }))).toBeTruthy();
    expect(screen.getByRole('button', { name: formatMessage(nextJob, { count }) })).toBeTruthy();
  },
);

test('an unreadable ZIP is kept as it is', async () => {
  const broken = new File(['PK\x03\x04 and no directory'], 'broken.zip');
  expect(await unpackedFiles([broken])).toEqual({ files: [broken], unpacked: [] });
});

test.each([
  ['न'.repeat(82), 'a letter of three bytes'],
  ['नि'.repeat(41), 'a letter with its mark'],
  ['a'.repeat(300), 'a letter of one byte'],
])('a name that is too long for a file system is cut at a whole letter: case %#', (stem) => {
  const name = fileName(stem, 'pdf', 'copy');
  expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255);
  const start = name.slice(0, -'.pdf'.length);
  expect(stem.startsWith(start)).toBe(true);
  expect(stem.slice(start.length)).not.toMatch(/^\p{M}/u);
});

test('a name that is too long loses the end of the original name, not the suffix of the copy or the part', () => {
  const longName = 'क्षत्रिय्'.repeat(9);
  for (const name of [
    nameOfCopy('{name}-signed', `${longName}.pdf`, 'pdf', 'signed'),
    ...withValidNames(
      partsOf({ cuts: [2], names: {} }, `${longName}.pdf`, 5, '{name}-{pages}'),
      `${longName}.pdf`,
    ).map((part) => part.name),
  ]) {
    expect(name).toMatch(/^(क्षत्रिय्)+(क्ष|क्षत्रि)?(-signed|-1-2|-3-5)\.pdf$/);
    expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255);
  }
});

test('an error inside a tool keeps the files and offers to go on or to start again', async () => {
  const [onGoOn, onStartAgain] = [vi.fn(), vi.fn()];
  const { error } = console;
  console.error = () => undefined;
  render(
    <ToolBoundary
      fallback={
        <Failed
          shared={sharedMessages}
          messages={sharedMessages.broken}
          files={filesNamed('lease.pdf')}
          onGoOn={onGoOn}
          onStartAgain={onStartAgain}
        />
      }
    >
      <Broken />
    </ToolBoundary>,
  );
  console.error = error;
  expect(screen.getByRole('alert').textContent).toContain(sharedMessages.broken.title);
  expect(screen.getByText('lease.pdf')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: sharedMessages.broken.goOn }));
  await userEvent.click(screen.getByRole('button', { name: sharedMessages.startAgain }));
  expect([onGoOn, onStartAgain].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
