/** Rare number formats (ECMA-376 part 1, 17.18.59), for `addNumberFormats`. */
export const rareNumbers: Record<string, (count: number) => string> = {
  cardinalText: (count) => capital(cardinal(count)),
  ordinalText: (count) => capital(ordinalWords(count)),
  // Names of the same formats in fields (17.16.4.3.1).
  CardText: cardinal,
  OrdText: ordinalWords,
  hex: (count) => count.toString(16).toUpperCase(),
  chicago: (count) => ('*†‡§'[(count - 1) % 4] ?? '').repeat(Math.ceil(count / 4)),
  decimalEnclosedCircle: enclosed(0x2460),
  decimalEnclosedCircleChinese: enclosed(0x2460),
  decimalEnclosedParen: enclosed(0x2474),
  decimalEnclosedFullstop: enclosed(0x2488),
  decimalHalfWidth: String,
  decimalFullWidth: digits(0xff10),
  decimalFullWidth2: digits(0xff10),
  hindiNumbers: digits(0x966),
  thaiNumbers: digits(0xe50),
  // As Word writes them: it interchanges the names of vowels and consonants (17.18.59).
  hindiVowels: alphabet('कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह'),
  hindiConsonants: alphabet('अआइईउऊऋएऐओऔ'),
  russianLower: alphabet('абвгдежзиклмнопрстуфхцчшщыэюя'),
  russianUpper: alphabet('АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЫЭЮЯ'),
  hebrew2: alphabet('אבגדהוזחטיכלמנסעפצקרשת'),
  hebrew1: hebrew,
  arabicAlpha: alphabet('أبتثجحخدذرزسشصضطظعغفقكلمنهوي'),
  arabicAbjad: alphabet('أبجدهوزحطيكلمنسعفصقرشتثخذضظغ'),
  ideographDigital: ideographs,
  japaneseDigitalTenThousand: ideographs,
  taiwaneseDigital: ideographs,
  koreanDigital2: ideographs,
  ganada: alphabet('가나다라마바사아자차카타파하'),
  chosung: alphabet('ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ'),
};

const capital = (text: string) => text.replace(/(^|-)\w/g, (first) => first.toUpperCase());

/** Characters of a Unicode block with the numbers from 1 to 20; larger numbers stay digits. */
function enclosed(first: number): (count: number) => string {
  return (count) => (count >= 1 && count <= 20 ? String.fromCodePoint(first + count - 1) : String(count));
}

/** Digits of another script. */
function digits(zero: number): (count: number) => string {
  return (count) => String(count).replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
}

/** Letters in order; after the last one they are doubled, then trebled. */
function alphabet(letters: string): (count: number) => string {
  const characters = Array.from(letters);
  return (count) =>
    (characters[(count - 1) % characters.length] ?? '').repeat(Math.ceil(count / characters.length));
}

function ideographs(count: number): string {
  return String(count).replace(/\d/g, (digit) => '〇一二三四五六七八九'[Number(digit)] ?? '');
}

/** Hebrew numerals; 15 and 16 are written so that they do not form a name of God. */
function hebrew(count: number): string {
  let text = 'ת'.repeat(Math.floor((count % 1000) / 400));
  const rest = (count % 1000) % 400;
  text += ' קרש'[Math.floor(rest / 100)]?.trim() ?? '';
  const small = rest % 100;
  if (small === 15) return `${text}טו`;
  if (small === 16) return `${text}טז`;
  return `${text}${' יכלמנסעפצ'[Math.floor(small / 10)]?.trim() ?? ''}${' אבגדהוזחט'[small % 10]?.trim() ?? ''}`;
}

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A number in English words. */
function cardinal(count: number): string {
  if (count < 20) return ones[count] ?? String(count);
  if (count < 100) return `${tens[Math.floor(count / 10) - 2]}${count % 10 ? `-${ones[count % 10]}` : ''}`;
  if (count < 1000)
    return `${ones[Math.floor(count / 100)]} hundred${count % 100 ? ` ${cardinal(count % 100)}` : ''}`;
  if (count >= 1_000_000) return String(count);
  return `${cardinal(Math.floor(count / 1000))} thousand${count % 1000 ? ` ${cardinal(count % 1000)}` : ''}`;
}

const ordinals: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

function ordinalWords(count: number): string {
  return cardinal(count).replace(/\w+$/, (last) => ordinals[last] ?? `${last.replace(/y$/, 'ie')}th`);
}
