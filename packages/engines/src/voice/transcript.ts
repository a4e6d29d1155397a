import { strToU8, zipSync } from 'fflate';
import { Fault, type Outcome } from '../engine';
import { escapeXml, relations, xmlDeclaration } from '../powerpoint/pptx/xml';

/** A passage with start and end in seconds from the beginning. */
export type Passage = { start: number; end: number; text: string; speaker?: string };

/** Dictated passages, and the format of their transcript. */
export type TranscriptInput = {
  passages: Passage[];
  /** Default: `txt`. */
  as?: 'txt' | 'docx' | 'srt';
  /** Adds the time before each passage; subtitles always have times. Default: false. */
  times?: boolean;
  /** Heading of a Word file; `Transcript` by default. */
  title?: string;
  /** Name of the file with its extension; named after the title by default. */
  name?: string;
};

const types = {
  txt: 'text/plain',
  srt: 'application/x-subrip',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

/**
 * Writes a transcript as plain text, Word file or subtitles (SubRip).
 *
 * @param input.passages words with their start and end, in seconds
 * @param input.times puts the time before each passage; subtitles always have times
 * @throws Fault `nothing` if no passage has text
 */
export async function writeTranscript(input: TranscriptInput): Promise<Outcome<never>> {
  const { passages, as = 'txt', times = false, title = 'Transcript', name = `${title}.${as}` } = input;
  const spokenPassages = passages
    .map((passage) => ({ ...passage, text: passage.text.trim() }))
    .filter(({ text }) => text);
  if (spokenPassages.length === 0) throw new Fault('nothing');
  const bytes =
    as === 'docx'
      ? docx(spokenPassages, times, title)
      : strToU8(as === 'srt' ? srt(spokenPassages) : txt(spokenPassages, times));
  return { files: [{ name, type: types[as], parts: [bytes as Uint8Array<ArrayBuffer>] }], facts: [] };
}

/** Time as minutes and seconds, with hours if there are some or `withHours` is set. */
function clock(seconds: number, withHours = false): string {
  const wholeSeconds = Math.max(0, Math.floor(seconds));
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes, remainingSeconds] = [
    Math.floor(wholeSeconds / 3600),
    Math.floor(wholeSeconds / 60) % 60,
    wholeSeconds % 60,
  ];
  return withHours || hours
    ? `${twoDigits(hours)}:${twoDigits(minutes)}:${twoDigits(remainingSeconds)}`
    : `${twoDigits(minutes)}:${twoDigits(remainingSeconds)}`;
}

const spoken = ({ speaker, text }: Passage) => (speaker ? `${speaker}: ${text}` : text);

const txt = (passages: Passage[], times: boolean) =>
  `${passages.map((passage) => `${times ? `[${clock(passage.start)}] ` : ''}${spoken(passage)}`).join('\r\n')}\r\n`;

/** Largest line length, and number of lines, of a subtitle that players show without scaling. */
const [maxLength, maxLines] = [42, 2];

/** Writes SubRip subtitles: number, times and text. A long passage becomes several, which share its time evenly. */
function srt(passages: Passage[]): string {
  const captions = passages.flatMap((passage) => {
    const lines = wrapped(spoken(passage));
    const count = Math.ceil(lines.length / maxLines);
    const duration = Math.max(passage.end - passage.start, 0.5 * count) / count;
    return Array.from({ length: count }, (_, i) => ({
      start: passage.start + i * duration,
      end: passage.start + (i + 1) * duration,
      text: lines.slice(i * maxLines, (i + 1) * maxLines).join('\r\n'),
    }));
  });
  const stamp = (seconds: number) => {
    const thousandths = Math.round(seconds * 1000);
    return `${clock(thousandths / 1000, true)},${String(thousandths % 1000).padStart(3, '0')}`;
  };
  return captions
    .map(({ start, end, text }, i) => `${i + 1}\r\n${stamp(start)} --> ${stamp(end)}\r\n${text}\r\n\r\n`)
    .join('');
}

function wrapped(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= maxLength)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const wordNamespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const documentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** A Word file (ECMA-376): the title, then a paragraph for each passage. */
function docx(passages: Passage[], times: boolean, title: string): Uint8Array {
  const run = (text: string, styled = '') =>
    `<w:r>${styled && `<w:rPr>${styled}</w:rPr>`}<w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`;
  const paragraphs = passages.map(({ start, speaker, text }) => {
    const time = times ? run(`${clock(start)}  `, '<w:color w:val="595959"/>') : '';
    const name = speaker ? run(`${speaker}: `, '<w:b/>') : '';
    return `<w:p><w:pPr><w:spacing w:after="120"/></w:pPr>${time}${name}${run(text)}</w:p>`;
  });
  const heading = `<w:p><w:pPr><w:spacing w:after="240"/></w:pPr>${run(title, '<w:b/><w:sz w:val="32"/>')}</w:p>`;
  const files = {
    '[Content_Types].xml': `${xmlDeclaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${documentType}"/></Types>`,
    '_rels/.rels': relations([['officeDocument', 'word/document.xml']]),
    'word/document.xml': `${xmlDeclaration}<w:document xmlns:w="${wordNamespace}"><w:body>${heading}${paragraphs.join('')}<w:sectPr/></w:body></w:document>`,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));
}
