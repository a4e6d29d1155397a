import '../helpers/offscreen-canvas';
import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { withDocument } from '../../src/pdf/documents';
import { readProtection } from '../../src/pdf/sign/protection';
import { signPages } from '../../src/pdf/sign/sign';
import { isSeen } from '../../src/pdf/sign/stamp-visibility';
import type { Ink, Stamp } from '../../src/pdf/sign/stamps';
import { drawnPages } from '../helpers/drawn-pages';
import { pdfHost as host, sourceFile } from '../helpers/engine-host';
import { samplePdf } from '../helpers/pdf-samples';
import { type Page, pdfOf, picture, place, seenIn, sign, stroke, upright } from '../helpers/signed';

test('a multiply stamp leaves the content below it visible', async () => {
  const bytes = pdfOf({ content: '0 g 110 245 20 10 re f' });
  const bar: Ink = { kind: 'drawn', width: 100, height: 20, outlines: [[0, 0, 100, 0, 100, 20, 0, 20]] };
  const position = { page: 1, x: 100, y: 140, width: 100, height: 20 };
  const { bytes: result } = await sign(bytes, { ...position, ink: bar, colour: [255, 225, 90], tint: true });
  const [page] = await drawnPages(result);
  const pixel = (x: number, y: number) => page?.pixelAt(Math.round((x * 96) / 72), Math.round((y * 96) / 72));
  expect(pixel(120, 150)).toEqual([0, 0, 0]);
  expect(pixel(180, 150)).toEqual([255, 225, 90]);
});

describe('a signature is where it was placed, upright and opaque', () => {
  test.each<[string, Page]>([
    ['an empty page', { content: '' }],
    ['a page turned by 90 degrees', { content: '', entries: '/Rotate 90' }],
    ['a page turned by -90 degrees', { content: '', entries: '/Rotate -90' }],
    [
      'a page that inherits its rotation and its size',
      { content: '', parent: '/Rotate 270/MediaBox[0 0 400 300]' },
    ],
    ['a page cut to a part of its sheet', { content: '', entries: '/CropBox[20 30 290 380]' }],
    ['a sheet that begins below zero', { content: '', parent: '/MediaBox[-100 -50 200 350]' }],
    ['content that leaves two states open', { content: 'q .5 0 0 -.5 0 300 cm q 1 0 0 1 9 9 cm' }],
    ['content that closes a state too often', { content: 'q Q Q .5 0 0 .5 7 7 cm' }],
    ['content that leaves a clip', { content: '0 0 10 10 re W n' }],
    ['content that leaves a state of little opacity', { content: '/Faint gs' }],
    ['content that leaves text begun, invisible', { content: 'BT 3 Tr 40 Ts' }],
    ['content that leaves a path begun', { content: '0 0 300 400 re' }],
    ['content that leaves marks open', { content: '/Span BMC /P <</MCID 0>> BDC' }],
    ['content with a q in a string only', { content: '(q q q) pop' }],
  ])('on %s', async (_, page) => {
    const bytes = pdfOf(page);
    const signed = await sign(bytes, { ...place, ink: picture });
    expect(await seenIn(signed.bytes, place)).toEqual(upright);
    expect(signed.facts).toContainEqual({ fact: 'signed', count: 1, pages: [1] });
  });

  test('on a page with UserUnit', async () => {
    const bytes = pdfOf({ content: '', entries: '/UserUnit 2' });
    const { facts } = await sign(bytes, { ...place, x: 300, ink: picture });
    expect(facts).toContainEqual({ fact: 'signed', count: 1, pages: [1] });
  });

  test('rotated by 180° around its centre', async () => {
    const { bytes } = await sign(pdfOf({ content: '' }), { ...place, rotation: 180, ink: picture });
    expect(await seenIn(bytes, place)).toEqual(['green', 'paper', 'blue', 'red']);
  });

  test('as drawn strokes and as typed names, on several pages', async () => {
    const bytes = await samplePdf({ pages: ['one', 'two', 'three'] });
    const styles = ['sacramento', 'dancing-script', 'great-vibes', 'plain'] as const;
    const stamps = styles.map(
      (face, index): Stamp => ({
        ...{ page: 1 + (index % 3), x: 20 + 10 * index, y: 200, width: 120, height: 30 },
        ink: { kind: 'typed', text: 'Zoë Ōtani', face },
      }),
    );
    const { facts, bytes: signed } = await sign(bytes, ...stamps, { ...place, page: 3, ink: stroke });
    expect(facts).toEqual([{ fact: 'signed', count: 5, pages: [1, 2, 3] }, { fact: 'appended' }]);
    const text = await withDocument(sourceFile('signed.pdf', signed), host, async ({ doc }) => {
      const { items } = await (await doc.getPage(1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join('');
    });
    expect(text).toContain('Zoë Ōtani');
  });
});

describe('the file', () => {
  test.each([
    ['a table', false],
    ['a stream', true],
  ])(
    'stays as it was, byte for byte, in front of the new revision, whose objects are listed in %s',
    async (_, streams) => {
      const document = await PDFDocument.load(await samplePdf({ pages: ['one', 'two'] }));
      const bytes = await document.save({ useObjectStreams: streams });
      const { bytes: signed } = await sign(bytes, { ...place, ink: stroke });
      expect(Buffer.from(signed).subarray(0, bytes.length).equals(Buffer.from(bytes))).toBe(true);
      const end = Buffer.from(signed).subarray(bytes.length).toString('latin1');
      expect(/\nxref\n/.test(end)).toBe(!streams);
      expect((await PDFDocument.load(signed)).getPageCount()).toBe(2);
    },
  );

  test('that is signed digitally gets a stamp above its content, which stays as it was', async () => {
    const bytes = await samplePdf({ pages: ['sealed'], signed: true });
    const source = sourceFile('sealed.pdf', bytes);
    expect(await readProtection({ source }, host)).toEqual({ signatures: 1, fields: [] });
    const signed = await sign(bytes, { ...place, ink: stroke });
    expect(signed.facts.map(({ fact }) => fact)).toEqual(['signed', 'appended', 'intact-signatures']);
    expect(Buffer.from(signed.bytes).subarray(0, bytes.length).equals(Buffer.from(bytes))).toBe(true);
    const kinds = await withDocument(sourceFile('again.pdf', signed.bytes), host, async ({ doc }) =>
      ((await (await doc.getPage(1)).getAnnotations()) as { subtype: string }[]).map(
        ({ subtype }) => subtype,
      ),
    );
    expect(kinds).toContain('Stamp');
  });

  test('with an empty field for a digital signature reports the place of the field', async () => {
    const field = '<</Type/Annot/Subtype/Widget/FT/Sig/T(Here)/Rect[30 40 130 70]/P 3 0 R>>';
    const bytes = pdfOf({ content: '', entries: '/Annots[5 0 R]' }, [field], '/AcroForm<</Fields[5 0 R]>>');
    const { fields, signatures } = await readProtection({ source: sourceFile('form.pdf', bytes) }, host);
    expect({ fields, signatures }).toEqual({
      signatures: 0,
      fields: [{ page: 1, x: 30, y: 330, width: 100, height: 30 }],
    });
  });

  test.each([1, 2])('that is certified at level %s is refused', async (level) => {
    const value =
      '<</Type/Sig/Filter/Adobe.PPKLite/ByteRange[0 1 2 3]/Contents<00>/Reference[<</TransformMethod/DocMDP/TransformParams<</P LEVEL>>>>]>>';
    const field = '<</Type/Annot/Subtype/Widget/FT/Sig/T(Seal)/V 6 0 R/Rect[0 0 0 0]/P 3 0 R>>';
    const bytes = pdfOf(
      { content: '', entries: '/Annots[5 0 R]' },
      [field, value.replace('LEVEL', `${level}`)],
      '/AcroForm<</Fields[5 0 R]>>/Perms<</DocMDP 6 0 R>>',
    );
    await expect(sign(bytes, { ...place, ink: stroke })).rejects.toMatchObject({
      code: 'forbidden',
      details: { detail: 'certified' },
    });
  });

  test('that allows no changes is refused', async () => {
    const document = await PDFDocument.load(await samplePdf({ pages: ['closed'] }));
    document.encrypt({ userPassword: '', ownerPassword: 'owner', permissions: { modifying: false } });
    const bytes = await document.save();
    expect(await readProtection({ source: sourceFile('closed.pdf', bytes) }, host)).toMatchObject({
      forbidden: 'restricted',
    });
    await expect(sign(bytes, { ...place, ink: stroke })).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('that is encrypted and allows changes is written anew, without its password', async () => {
    const document = await PDFDocument.load(await samplePdf({ pages: ['locked'] }));
    document.encrypt({ userPassword: 'open', ownerPassword: 'owner', permissions: { modifying: true } });
    const source = sourceFile('locked.pdf', await document.save(), 'open');
    const stamps = [{ ...place, ink: stroke }];
    const { facts } = await signPages({ source, stamps, name: 'signed.pdf', label: 'Signature' }, host);
    const factNames = facts.map(({ fact }) => fact);
    expect(factNames).toContain('signed');
    expect(factNames).toContain('password');
    expect(factNames).not.toContain('appended');
  });
});

describe('a result is refused', () => {
  test('where a signature lies beside the page', async () => {
    const bytes = pdfOf({ content: '' });
    await expect(sign(bytes, { ...place, x: 500, ink: stroke })).rejects.toMatchObject({ code: 'unseen' });
  });

  test('where a signature is too faint to see', async () => {
    const faint: Stamp = { ...place, ink: stroke, colour: [235, 238, 245] };
    await expect(sign(pdfOf({ content: '' }), faint)).rejects.toMatchObject({ code: 'unseen' });
  });

  test('where the font lacks letters', async () => {
    const ink: Ink = { kind: 'typed', text: 'आशा', face: 'sacramento' };
    await expect(sign(pdfOf({ content: '' }), { ...place, ink })).rejects.toMatchObject({ code: 'range' });
  });

  const mirrored: Ink = { ...stroke, outlines: [[95, 5, 5, 5, 5, 20, 60, 20, 60, 45, 95, 45]] };
  const expected: Stamp = { ...place, ink: stroke };
  test.each<[string, Stamp[], boolean]>([
    ['as it was placed', [expected], true],
    ['mirrored', [{ ...expected, ink: mirrored }], false],
    ['turned by 90 degrees', [{ ...expected, rotation: 90 }], false],
    ['upside down', [{ ...expected, rotation: 180 }], false],
    ['moved by its height', [{ ...expected, y: expected.y + expected.height }], false],
    ['half as large', [{ ...expected, width: 40, height: 20 }], false],
    ['twice', [expected, { ...expected, y: 250 }], false],
  ])('unless the signature is drawn as it was placed: %s', async (_, stamps, isAccepted) => {
    const bytes = pdfOf({ content: '.8 g 0 0 300 20 re f' });
    const { bytes: signed } = await sign(bytes, ...stamps);
    const expectedPage = { page: 1, size: { width: 300, height: 400 }, stamps: [expected] };
    const seen = await withDocument(sourceFile('before.pdf', bytes), host, ({ doc: before }) =>
      withDocument(sourceFile('after.pdf', signed), host, ({ doc: after }) =>
        isSeen(before, after, expectedPage, host),
      ),
    );
    expect(seen).toBe(isAccepted);
  });
});
