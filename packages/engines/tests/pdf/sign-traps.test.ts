import '../helpers/offscreen-canvas';
import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { readProtection } from '../../src/pdf/sign/protection';
import { decodeLatin1 } from '../../src/write/bytes';
import { drawnPages } from '../helpers/drawn-pages';
import { pdfHost as host, sourceFile } from '../helpers/engine-host';
import { samplePdf } from '../helpers/pdf-samples';
import { type RawObject, rawPdf } from '../helpers/raw-pdf';
import { pdfOf, picture, place, seenIn, sign, stroke, upright } from '../helpers/signed';

const protectionOf = (bytes: Uint8Array) => readProtection({ source: sourceFile('test.pdf', bytes) }, host);

describe('a signature is where it was placed', () => {
  const unbalanced = 'Q q .5 0 0 -.5 30 300 cm 0 0 10 10 re W n';
  for (const rotation of [0, 90, 180, 270])
    for (const inherited of [false, true])
      for (const crop of [undefined, [-60, 10, 190, 330]])
        for (const unit of [1, 2])
          test(`on a page turned by ${rotation} degrees${inherited ? ', inherited' : ''}${crop ? ', cropped' : ''}, user unit ${unit}`, async () => {
            const boxes = `/Rotate ${rotation}/MediaBox[-100 -50 200 350]${crop ? `/CropBox[${crop.join(' ')}]` : ''}`;
            const bytes = pdfOf({
              content: unbalanced,
              entries: `${inherited ? '' : boxes}/UserUnit ${unit}`,
              parent: inherited ? boxes : '/MediaBox[0 0 9 9]',
            });
            const [width, height] = crop ? [250, 320] : [300, 400];
            const { bytes: signed } = await sign(bytes, { ...place, ink: picture });
            expect(await seenIn(signed, place, unit * (rotation % 180 ? height : width))).toEqual(upright);
          });

  test.each([
    ['split a token', ['q .5 0 0 .5 0 0 c', 'm 0 0 10 10 re W n /Fai', 'nt gs']],
    ['split a string', ['q (a string', 'q q) pop 0 0 9 9 re W n']],
    ['split a saved state', ['q 1 0 0 -1 0 400 cm', '', 'Q q .1 0 0 .1 0 0 cm']],
    ['end in a comment', ['q .5 0 0 .5 0 0 cm % open']],
    ['end in an inline picture that never ends', ['q BI /W 2 /H 2 /BPC 8 /CS /G ID abcd']],
    ['end in a string that never ends', ['q .5 0 0 .5 0 0 cm (never']],
    ['end in an array that never ends', ['q .5 0 0 .5 0 0 cm [1 2']],
    ['end in a dictionary that never ends', ['q /P <</MCID 0']],
    ['are closed too often and left open', ['Q Q Q q q 0 g']],
  ])('on a page whose streams %s', async (_, streams) => {
    const bytes = rawPdf([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 400]/Resources<</ExtGState<</Faint<</ca .2>>>>>>/Contents[${streams.map((_one, index) => `${index + 4} 0 R`).join(' ')}]>>`,
      ...streams.map((data) => ({ dict: '', data })),
    ]);
    const { bytes: signed } = await sign(bytes, { ...place, ink: picture });
    expect(await seenIn(signed, place)).toEqual(upright);
  });
});

/** A file that carries a digital signature over all its bytes; the certificate is a dummy. */
function sealedPdf({
  reference = '',
  lock = '',
  catalog = '/AcroForm<</Fields[5 0 R]/SigFlags 3>>',
  more = [] as RawObject[],
} = {}) {
  const value = `<</Type/Sig/Filter/Adobe.PPKLite/SubFilter/adbe.pkcs7.detached/ByteRange[0 0000000 0000000 0000000]/Contents<${'00'.repeat(32)}>${reference}>>`;
  const field = `<</Type/Annot/Subtype/Widget/FT/Sig/T(Seal)/V 6 0 R/Rect[0 0 0 0]/P 3 0 R${lock}>>`;
  const bytes = pdfOf(
    { content: '0 g 0 0 20 20 re f', entries: '/Annots[5 0 R]' },
    [field, value, ...more],
    catalog,
  );
  const text = decodeLatin1(bytes);
  const from = text.indexOf('/Contents<00') + '/Contents'.length;
  const to = from + 66;
  const range = [from, to, text.length - to].map((offset) => `${offset}`.padStart(7, '0')).join(' ');
  const ranged = text.replace('[0 0000000 0000000 0000000]', `[0 ${range}]`);
  return Uint8Array.from(ranged, (letter) => letter.charCodeAt(0));
}

const docMdp = (level: number | '') =>
  `/Reference[<</Type/SigRef/TransformMethod/DocMDP/TransformParams<</Type/TransformParams/V/1.2${level && `/P ${level}`}>>>>]`;
const perms = '/Perms<</DocMDP 6 0 R>>';
const form = '/AcroForm<</Fields[5 0 R]/SigFlags 3>>';

describe('a file that is signed digitally', () => {
  test.each([
    ['by approval', sealedPdf()],
    [
      'with a certification that allows annotations',
      sealedPdf({ reference: docMdp(3), catalog: form + perms }),
    ],
    ['with a lock of some fields', sealedPdf({ lock: '/Lock<</Type/SigFieldLock/Action/All>>' })],
    [
      'with a lock that allows annotations',
      sealedPdf({ lock: '/Lock<</Type/SigFieldLock/Action/All/P 3>>' }),
    ],
    ['in a field that only its page lists', sealedPdf({ catalog: '' })],
    ['in a field that its form does not list', sealedPdf({ catalog: '/AcroForm<</Fields[]/SigFlags 3>>' })],
  ])('%s keeps its signed bytes and its ranges', async (_, bytes) => {
    expect(await protectionOf(bytes)).toEqual({ signatures: 1, fields: [] });
    const { bytes: signed, facts } = await sign(bytes, { ...place, ink: picture });
    expect(facts).toContainEqual({ fact: 'intact-signatures', count: 1 });
    expect(Buffer.from(signed.subarray(0, bytes.length)).equals(Buffer.from(bytes))).toBe(true);
    const [, ...range] = /ByteRange\[(\d+) (\d+) (\d+) (\d+)\]/.exec(decodeLatin1(signed)) ?? [];
    const [, , second = 0, length = 0] = range.map(Number);
    expect(second + length).toBe(bytes.length);
    // The revision repeats no object of the signature, and leaves the content of its page unchanged.
    const added = decodeLatin1(signed.subarray(bytes.length));
    expect(added).not.toMatch(/^[456] 0 obj/m);
    expect(added).toMatch(/\/Contents 4 0 R/);
    expect(await seenIn(signed, place)).toEqual(upright);
  });

  test.each([
    ['certified, no change', sealedPdf({ reference: docMdp(1), catalog: form + perms })],
    ['certified, fields only', sealedPdf({ reference: docMdp(2), catalog: form + perms })],
    ['certified without a level, which is 2', sealedPdf({ reference: docMdp(''), catalog: form + perms })],
    ['certified, in a field that no form lists', sealedPdf({ reference: docMdp(1), catalog: perms })],
    ['certified, which its catalog does not repeat', sealedPdf({ reference: docMdp(1) })],
    ['locked against changes', sealedPdf({ lock: '/Lock<</Type/SigFieldLock/Action/All/P 1>>' })],
    [
      'locked by an object of its own',
      sealedPdf({ lock: '/Lock 7 0 R', more: ['<</Type/SigFieldLock/Action/All/P 8 0 R>>', '2'] }),
    ],
  ])('%s: is refused', async (_, bytes) => {
    expect(await protectionOf(bytes)).toMatchObject({ signatures: 1, forbidden: 'certified' });
    await expect(sign(bytes, { ...place, ink: stroke })).rejects.toMatchObject({
      code: 'forbidden',
      details: { detail: 'certified' },
    });
  });

  test('and damaged is refused, as rewriting it would invalidate the signature', async () => {
    const text = decodeLatin1(sealedPdf()).replace(/startxref\n\d+/, 'startxref\n7');
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    await expect(sign(bytes, { ...place, ink: stroke })).rejects.toMatchObject({
      code: 'forbidden',
      details: { detail: 'sealed' },
    });
  });
});

describe('a file with an owner’s password only', () => {
  const restrictedPdf = async (permissions: { modifying: boolean; annotating?: boolean }) => {
    const document = await PDFDocument.load(await samplePdf({ pages: ['owned'] }));
    document.encrypt({ userPassword: '', ownerPassword: 'owner', permissions });
    return document.save();
  };

  test('that allows changes is rewritten, which is reported', async () => {
    const { facts } = await sign(await restrictedPdf({ modifying: true }), { ...place, ink: stroke });
    const factNames = facts.map(({ fact }) => fact);
    expect(factNames).toContain('signed');
    expect(factNames).not.toContain('appended');
    expect(factNames.length).toBeGreaterThan(1);
  });

  test('that allows notes alone is refused', async () => {
    await expect(
      sign(await restrictedPdf({ modifying: false, annotating: true }), { ...place, ink: stroke }),
    ).rejects.toMatchObject({ code: 'forbidden', details: { detail: 'restricted' } });
  });
});

describe('an XFA form', () => {
  const xfa = (catalog: string) =>
    pdfOf(
      { content: 'BT ET' },
      [{ dict: '', data: '<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"/>' }],
      `/AcroForm<</Fields[]/XFA 5 0 R>>${catalog}`,
    );

  test('with dynamic XFA is refused, as readers would not show the signature', async () => {
    const bytes = xfa('/NeedsRendering true');
    expect(await protectionOf(bytes)).toMatchObject({ forbidden: 'dynamic' });
    await expect(sign(bytes, { ...place, ink: stroke })).rejects.toMatchObject({
      code: 'forbidden',
      details: { detail: 'dynamic' },
    });
  });

  test('with pages of its own is signed', async () => {
    const { bytes } = await sign(xfa(''), { ...place, ink: picture });
    expect(await seenIn(bytes, place)).toEqual(upright);
  });
});

test('of two pages that are one object, only the chosen one is signed', async () => {
  const bytes = rawPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R 3 0 R]/Count 2>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 400]/Contents 4 0 R>>',
    { dict: '', data: '0 0 9 9 re f' },
  ]);
  const { bytes: signed } = await sign(bytes, { ...place, ink: picture });
  expect(await seenIn(signed, place)).toEqual(upright);
  const [second] = await drawnPages(signed, 2, 2, true);
  expect(second?.pixelAt(160, 173).slice(0, 3)).toEqual([255, 255, 255]);
});

describe('a signature at the place of a field', () => {
  /** A field where the signature is placed, with this appearance. */
  const withField = (look: string, form = '') =>
    pdfOf(
      { content: '', entries: '/Annots[5 0 R]' },
      [
        '<</Subtype/Widget/FT/Tx/T(name)/V(Ann)/F 4/Rect[90 200 200 300]/AP<</N 6 0 R>>>>',
        { dict: '/Subtype/Form/BBox[0 0 110 100]', data: look },
      ],
      `/AcroForm<</Fields[5 0 R]${form}>>`,
    );
  const opaque = '.9 g 0 0 110 100 re f';

  test('is there if the field is transparent', async () => {
    const { bytes } = await sign(withField('/Tx BMC EMC'), { ...place, ink: picture });
    expect(await seenIn(bytes, place)).toEqual(upright);
  });

  test.each(['', '/NeedAppearances true'])(
    'is refused if the field is opaque, as most viewers draw fields over everything else: %s',
    async (form) => {
      const result = sign(withField(opaque, form), { ...place, ink: picture });
      await expect(result).rejects.toMatchObject({ code: 'unseen', details: { page: 1 } });
    },
  );
});

test('the loss of usage rights (/Perms /UR3) is reported', async () => {
  const { facts } = await sign(
    pdfOf({ content: '' }, ['<</Type/Sig/Filter/Adobe.PPKLite>>'], '/Perms<</UR3 5 0 R>>'),
    {
      ...place,
      ink: picture,
    },
  );
  expect(facts).toContainEqual({
    fact: 'catalog',
    count: 1,
    file: 'letter.pdf',
    detail: 'Perms/UR3',
    lost: true,
  });
});
