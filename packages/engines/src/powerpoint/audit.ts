import { strFromU8, unzipSync } from 'fflate';
import { withoutEntities } from '../xml-entities';

/** Contents of a slide in the finished presentation. */
export type FinishedSlide = {
  /** Number of text boxes. */
  boxes: number;
  tables: number;
  /** Number of separate pictures, without the drawing behind the text. */
  pictures: number;
  /** Whether its notes have text. */
  hasNotes: boolean;
  /** Letters and digits of its text, including the list numbers that PowerPoint generates. */
  letters: string;
};

/**
 * Letters and digits of a text in the form in which they are compared: without spaces and signs, ligatures such as
 * “ﬁ” resolved.
 */
export const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .match(/[\p{L}\p{N}]/gu)
    ?.join('') ?? '';

/**
 * Reads the contents of the slides back from a finished presentation. It takes the text between the tags and shares
 * no code with the writer.
 *
 * @returns the slides in order, by the numbers of their parts
 */
export function readPresentation(pptx: Uint8Array): FinishedSlide[] {
  const isRead = /^ppt\/(?:slides|notesSlides)\/\w+\.xml$/;
  const parts = unzipSync(pptx, { filter: ({ name }) => isRead.test(name) });
  const read = (path: string) => strFromU8(parts[path] ?? new Uint8Array());
  const slides: FinishedSlide[] = [];
  for (let number = 1; parts[`ppt/slides/slide${number}.xml`]; number += 1) {
    const xml = read(`ppt/slides/slide${number}.xml`);
    const numbers = [...xml.matchAll(/<a:buAutoNum type="(\w+)" startAt="(\d+)"/g)].map(([, type, value]) =>
      type?.startsWith('alpha') ? String.fromCharCode(96 + Number(value)) : value,
    );
    slides.push({
      boxes: xml.split('<p:sp>').length - 1,
      tables: xml.split('<a:tbl>').length - 1,
      pictures: xml.split(/<p:cNvPr id="\d+" name="Picture /).length - 1,
      hasNotes: textsOf(read(`ppt/notesSlides/notesSlide${number}.xml`)).trim() !== '',
      letters: lettersOf(textsOf(xml) + numbers.join('')),
    });
  }
  return slides;
}

const textsOf = (xml: string) =>
  [...xml.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, text = '']) => withoutEntities(text)).join('\n');
