import '../helpers/offscreen-canvas';
import { describe, expect, test } from 'vitest';
import { decodeLatin1, encodeLatin1 } from '../../src/write/bytes';
import type { RawObject } from '../helpers/raw-pdf';
import { anyPartOfWord, doc, line, redacted } from '../helpers/redacted';

describe('texts that repeat the word are removed with it', () => {
  const utf16Text = `<FEFF${Buffer.from('of Thistlewood', 'utf16le').swap16().toString('hex')}>`;
  const inForm = (entries: string) => ({
    objects: [`<</Type/Annot/Subtype/Widget/FT/Tx/T(one)/Rect[60 40 200 65]${entries}>>`],
    more: { page: '/Annots[6 0 R]', catalog: '/AcroForm<</Fields[6 0 R]>>' },
  });
  const inCatalog = (entries: string, ...objects: RawObject[]) => ({ objects, more: { catalog: entries } });
  const cases: Record<string, { objects: RawObject[]; more: Parameters<typeof doc>[2] }> = {
    'the value of a field elsewhere': inForm('/V(to Thistlewood)'),
    'the value of a field in UTF-16': inForm(`/V${utf16Text}`),
    'the rich value of a field': inForm('/V(x)/RV(<body>Thistle&#x77;ood</body>)'),
    'the value of a field as a stream': {
      objects: [
        '<</Type/Annot/Subtype/Widget/FT/Tx/T(one)/Rect[60 40 200 65]/V 7 0 R>>',
        { dict: '', data: 'to Thistlewood' },
      ],
      more: { page: '/Annots[6 0 R]', catalog: '/AcroForm<</Fields[6 0 R]>>' },
    },
    'the default value of a field': inForm('/V(x)/DV(Thistlewood)'),
    'the tooltip and the mapping name of a field': inForm('/TU(Name of Thistlewood)/TM(Thistlewood)'),
    'the name of a field': {
      objects: ['<</Type/Annot/Subtype/Widget/FT/Tx/T(Thistlewood)/Rect[60 40 200 65]>>'],
      more: { page: '/Annots[6 0 R]', catalog: '/AcroForm<</Fields[6 0 R]>>' },
    },
    'export values of a choice': {
      objects: [
        '<</Type/Annot/Subtype/Widget/FT/Ch/T(one)/Rect[60 40 200 65]/Opt[[(thistlewood)(The other)](Oak)]/V(Oak)>>',
      ],
      more: { page: '/Annots[6 0 R]', catalog: '/AcroForm<</Fields[6 0 R]>>' },
    },
    'export values and states of a button': {
      objects: [
        '<</Type/Annot/Subtype/Widget/FT/Btn/Ff 49152/T(one)/V/Thistlewood/AS/Thistlewood/Opt[(Thistlewood)]/Rect[60 40 80 60]/AP<</N<</Thistlewood 7 0 R/Off 7 0 R>>>>/MK<</CA(Thistlewood)/RC(Thistlewood)>>>>',
        { dict: '/Type/XObject/Subtype/Form/BBox[0 0 20 20]', data: '0 0 5 5 re f' },
      ],
      more: { page: '/Annots[6 0 R]', catalog: '/AcroForm<</Fields[6 0 R]>>' },
    },
    'a script of the document': inCatalog(
      '/OpenAction<</S/JavaScript/JS(app.alert\\("Thistlewood"\\);)>>/Names<</JavaScript<</Names[(a)<</S/JavaScript/JS 6 0 R>>]>>>>',
      { dict: '', data: 'var who = "Thistlewood";' },
    ),
    'a script in escapes': inCatalog(
      String.raw`/OpenAction<</S/JavaScript/JS(app.alert\("Thistle\\x77ood \\u0054histlewood"\);)>>`,
    ),
    'a script of a field': inForm('/V(x)/AA<</C<</S/JavaScript/JS(event.value = "Thistlewood";)>>>>'),
    'the old kind of named destinations': inCatalog('/Dests<</Thistlewood[4 0 R/Fit]>>'),
    'a page label': inCatalog('/PageLabels<</Nums[0<</P(Thistlewood )/S/D>>]>>'),
    'the texts of a structure element': inCatalog(
      '/StructTreeRoot 6 0 R',
      '<</Type/StructTreeRoot/K 7 0 R>>',
      '<</S/Span/P 6 0 R/E(Thistlewood)/T(on Thistlewood)/Alt(Mr Thistlewood)/ActualText(Thistlewood)>>',
    ),
    'the name of an output intent, a layer and a thread': inCatalog(
      '/OutputIntents[<</Type/OutputIntent/S/GTS_PDFA1/OutputConditionIdentifier(x)/Info(Thistlewood)>>]/OCProperties<</OCGs[6 0 R]/D<</Name(Thistlewood)>>>>/Threads[<</I<</Title(Thistlewood)>>/F 7 0 R>>]',
      '<</Type/OCG/Name(Thistlewood)>>',
      '<</P 4 0 R/R[0 0 9 9]/N 7 0 R/V 7 0 R>>',
    ),
    'entries of Info, also unknown ones': {
      objects: ['<</Title(On Thistlewood)/Matter(Thistlewood)/Keywords(a, Thistlewood)>>'],
      more: { trailer: '/Info 6 0 R' },
    },
    'private data of programs': {
      objects: [{ dict: '', data: 'to Thistlewood' }, '<</W<</LastModified(D:20200101)/Private 6 0 R>>>>'],
      more: { page: '/PieceInfo 7 0 R' },
    },
    XFA: inCatalog('/AcroForm<</Fields[]/XFA[(datasets)6 0 R]>>', {
      dict: '',
      data: '<xfa:datasets><name>Thistlewood</name></xfa:datasets>',
    }),
    'a text with marks of its language': inForm(
      `/V(x)/TU<FEFF${Buffer.from('Thistle\x1ben\x1bwood', 'utf16le').swap16().toString('hex')}>`,
    ),
    'a note whose rich text is in escapes': {
      objects: [
        '<</Type/Annot/Subtype/FreeText/Rect[200 20 390 60]/Contents(x)/RC(<body>&#84;histle&#119;ood</body>)>>',
      ],
      more: { page: '/Annots[6 0 R]' },
    },
    'the name of a resource': {
      objects: [{ dict: '/Type/XObject/Subtype/Form/BBox[0 0 9 9]', data: '0 0 5 5 re f' }],
      more: { resources: '/XObject<</Thistlewood 6 0 R>>' },
    },
    'a property of marked content': {
      objects: ['<</Owner(Thistlewood)>>'],
      more: { resources: '/Properties<</MC0 6 0 R>>' },
    },
    'a web address of a bookmark': inCatalog(
      '/Outlines 6 0 R',
      '<</Type/Outlines/First 7 0 R/Last 7 0 R/Count 1>>',
      '<</Title(Link)/Parent 6 0 R/A<</S/URI/URI(https://x.example/Thistle%77ood)>>>>',
    ),
    'a web address as a base': inCatalog('/URI<</Base(https://thistlewood.example/)>>'),
    'the file of a launch': inCatalog(
      '/OpenAction<</S/Launch/F<</F(c:/Thistlewood/a.exe)/UF(Thistlewood)>>>>',
    ),
    'the collection of a portfolio': inCatalog(
      '/Collection<</D(Thistlewood)/Schema<</N<</S/N/N(Thistlewood)>>>>>>',
    ),
  };
  for (const [name, { objects, more }] of Object.entries(cases))
    test(name, async () => {
      const tag = name.startsWith('a property') ? '/P /MC0 DP ' : '';
      const { searchable: content, letters } = await redacted(doc(`${tag}${line}`, objects, more));
      expect(letters.text).toBe('Caseofopened');
      expect(content).not.toMatch(anyPartOfWord);
      expect(content).not.toMatch(/Thistle(\\x77|&#|%77)/);
    });

  test('a page’s thumbnail is removed', async () => {
    const bytes = doc(
      line,
      [
        {
          dict: '/Type/XObject/Subtype/Image/Width 4/Height 4/BitsPerComponent 8/ColorSpace/DeviceGray',
          data: 'abcdefghijklmnop',
        },
      ],
      { page: '/Thumb 6 0 R' },
    );
    expect((await redacted(bytes)).searchable).not.toContain('abcdefghijklmnop');
  });

  test.each([
    [
      'as elements',
      '<xmp:Thumbnails><rdf:Alt><rdf:li><xmpGImg:image>QUJD&#xA;REVG</xmpGImg:image></rdf:li></rdf:Alt></xmp:Thumbnails>',
    ],
    ['as attributes', '<rdf:li xmpGImg:width="9" xmpGImg:image="QUJD REVG"/>'],
  ])('thumbnails in the metadata are removed, %s', async (_, pictures) => {
    const { searchable: content, facts } = await redacted(
      doc(
        line,
        [
          {
            dict: '/Type/Metadata/Subtype/XML',
            data: `<x:xmpmeta>${pictures}<dc:format>application/pdf</dc:format></x:xmpmeta>`,
          },
        ],
        { catalog: '/Metadata 6 0 R' },
      ),
    );
    expect(content).not.toContain('QUJD');
    expect(facts.filter(({ lost }) => lost)).toEqual([]);
    expect(content).toContain('<dc:format>application/pdf');
  });

  test('an earlier revision with another picture and word is removed completely', async () => {
    const first = doc('BT /F 12 Tf 40 250 Td (Draft of Oakmoss) Tj ET', [
      { dict: '', data: 'old words of Birchwater' },
    ]);
    const text = decodeLatin1(first);
    const object = `5 0 obj <</Length ${line.length}>> stream\n${line}\nendstream endobj\n`;
    const previous = /startxref\s+(\d+)/.exec(text)?.[1];
    const end = `xref\n5 1\n${`${text.length}`.padStart(10, '0')} 00000 n \ntrailer <</Root 1 0 R/Size 7/Prev ${previous}>>\nstartxref\n${text.length + object.length}\n%%EOF\n`;
    const { searchable: content } = await redacted(encodeLatin1(text + object + end));
    expect(content).not.toMatch(/Thistle|Oakmoss|Birchwater/);
    expect(content.match(/startxref/g)?.length).toBe(2);
  });
});
