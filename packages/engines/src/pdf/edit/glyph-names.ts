/** Glyph names and their letters: Adobe's glyph list, as far as Latin documents use it. */

const ascii =
  'space exclam quotedbl numbersign dollar percent ampersand quotesingle parenleft parenright asterisk plus comma hyphen period slash zero one two three four five six seven eight nine colon semicolon less equal greater question at';
const afterUppercase = 'bracketleft backslash bracketright asciicircum underscore grave';
const afterLowercase = 'braceleft bar braceright asciitilde';
const latin =
  'exclamdown cent sterling currency yen brokenbar section dieresis copyright ordfeminine guillemotleft logicalnot - registered macron degree plusminus twosuperior threesuperior acute mu paragraph periodcentered cedilla onesuperior ordmasculine guillemotright onequarter onehalf threequarters questiondown Agrave Aacute Acircumflex Atilde Adieresis Aring AE Ccedilla Egrave Eacute Ecircumflex Edieresis Igrave Iacute Icircumflex Idieresis Eth Ntilde Ograve Oacute Ocircumflex Otilde Odieresis multiply Oslash Ugrave Uacute Ucircumflex Udieresis Yacute Thorn germandbls agrave aacute acircumflex atilde adieresis aring ae ccedilla egrave eacute ecircumflex edieresis igrave iacute icircumflex idieresis eth ntilde ograve oacute ocircumflex otilde odieresis divide oslash ugrave uacute ucircumflex udieresis yacute thorn ydieresis';
/** Further names, each followed by its letters. */
const namesWithLetters = `
  endash – emdash — quoteleft ‘ quoteright ’ quotedblleft “ quotedblright ” quotesinglbase ‚ quotedblbase „
  guilsinglleft ‹ guilsinglright › bullet • ellipsis … dagger † daggerdbl ‡ perthousand ‰ trademark ™
  Euro € rupee ₹ florin ƒ fraction ⁄ minus − middot · fi fi fl fl ff ff ffi ffi ffl ffl f_f ff f_i fi
  f_l fl f_f_i ffi f_f_l ffl dotlessi ı Lslash Ł lslash ł OE Œ oe œ Scaron Š scaron š Zcaron Ž zcaron ž
  Ydieresis Ÿ circumflex ˆ tilde ˜ caron ˇ breve ˘ dotaccent ˙ ring ˚ ogonek ˛ hungarumlaut ˝ lessequal ≤
  greaterequal ≥ notequal ≠ approxequal ≈ infinity ∞ arrowright → arrowleft ←
  nbspace \u00a0 softhyphen \u00ad sfthyphen \u00ad`;

const lettersOfNames = new Map<string, string>();
for (const [, name = '', text = ''] of namesWithLetters.matchAll(/(\w+) (\S+|\u00a0)/g))
  lettersOfNames.set(name, text);
for (const [start, names] of [
  [0x20, ascii],
  [0x5b, afterUppercase],
  [0x7b, afterLowercase],
  [0xa1, latin],
] as const) {
  for (const [index, name] of names.split(' ').entries())
    if (name !== '-') lettersOfNames.set(name, String.fromCharCode(start + index));
}

/** Letters of a glyph's name; undefined if the name is unknown. */
export function lettersOf(name: string): string | undefined {
  const existing = lettersOfNames.get(name);
  if (existing) return existing;
  if (/^[A-Za-z]$/.test(name)) return name;
  const [base = ''] = name.split('.');
  const code = /^(?:uni([\dA-F]{4})|u([\dA-F]{4,6}))$/.exec(base);
  if (code) return String.fromCodePoint(Number.parseInt(code[1] ?? code[2] ?? '', 16));
  return base !== name && base ? lettersOf(base) : undefined;
}

/** Upper half of Adobe's standard encoding (PDF 1.7, D.2). */
const standardHigh: [number, string][] = [
  [
    161,
    'exclamdown cent sterling fraction yen florin section currency quotesingle quotedblleft guillemotleft guilsinglleft guilsinglright fi fl',
  ],
  [177, 'endash dagger daggerdbl periodcentered'],
  [182, 'paragraph bullet quotesinglbase quotedblbase quotedblright guillemotright ellipsis perthousand'],
  [191, 'questiondown'],
  [193, 'grave acute circumflex tilde macron breve dotaccent dieresis'],
  [202, 'ring cedilla'],
  [205, 'hungarumlaut ogonek caron emdash'],
  [225, 'AE'],
  [227, 'ordfeminine'],
  [232, 'Lslash Oslash OE ordmasculine'],
  [241, 'ae'],
  [245, 'dotlessi'],
  [248, 'lslash oslash oe germandbls'],
];

export type Encoding = 'StandardEncoding' | 'WinAnsiEncoding' | 'MacRomanEncoding';

/** Letters of a standard encoding, by code. */
export function encoding(name: Encoding): Map<number, string> {
  const table = new Map<number, string>();
  for (let code = 32; code < 127; code++) table.set(code, String.fromCharCode(code));
  if (name === 'StandardEncoding') {
    table.set(0x27, '’').set(0x60, '‘');
    for (const [start, names] of standardHigh)
      for (const [index, glyph] of names.split(' ').entries())
        table.set(start + index, lettersOfNames.get(glyph) ?? '');
    return table;
  }
  const decoder = new TextDecoder(name === 'WinAnsiEncoding' ? 'windows-1252' : 'macintosh');
  for (let code = 128; code < 256; code++) table.set(code, decoder.decode(Uint8Array.of(code)));
  return table;
}
