import { strFromU8, unzipSync } from 'fflate';
import { withoutEntities } from '../xml-entities';

/** Contents of a slide in the finished presentation. */
export type FinishedSlide = {
  /** Number of text boxes. */
  boxes: number;
  tables: number;
  /** Number of separate pictures, without the drawing behind the text. */
  pictures: number;
  /** Whether a drawing of the whole page is behind the text. */
  hasDrawing: boolean;
  /** Addresses of the links on its words. */
  addresses: string[];
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

/** The contents of a finished presentation; sizes are in points. */
export type FinishedPresentation = { width: number; height: number; slides: FinishedSlide[] };

/** English Metric Units in a point (ECMA-376 part 1, 20.1.2.1). */
const emuPerPoint = 12_700;

/**
 * Reads the contents of the slides back from a finished presentation. It takes the text between the tags and shares
 * no code with the writer.
 *
 * @returns the size of the slides, and the slides in order, by the numbers of their parts
 */
export function readPresentation(pptx: Uint8Array): FinishedPresentation {
  const isRead =
    /^ppt\/(?:presentation\.xml|(?:slides|notesSlides)\/\w+\.xml|slides\/_rels\/\w+\.xml\.rels)$/;
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
      hasDrawing: /<p:cNvPr id="\d+" name="Drawing /.test(xml),
      addresses: addressesOf(xml, read(`ppt/slides/_rels/slide${number}.xml.rels`)),
      hasNotes: textsOf(read(`ppt/notesSlides/notesSlide${number}.xml`)).trim() !== '',
      letters: lettersOf(textsOf(xml) + numbers.join('')),
    });
  }
  const [, cx = 0, cy = 0] = /<p:sldSz cx="(\d+)" cy="(\d+)"/.exec(read('ppt/presentation.xml')) ?? [];
  return { width: Number(cx) / emuPerPoint, height: Number(cy) / emuPerPoint, slides };
}

/** Addresses of the relationships that the runs of a slide name as their links (ECMA-376 part 1, 21.1.2.3.5). */
function addressesOf(xml: string, relationships: string): string[] {
  const linkIds = new Set([...xml.matchAll(/<a:hlinkClick r:id="(\w+)"/g)].map(([, id]) => id));
  return [...relationships.matchAll(/ Id="(\w+)"[^>]* Target="([^"]*)" TargetMode="External"/g)].flatMap(
    ([, id, target = '']) => (linkIds.has(id) ? [withoutEntities(target)] : []),
  );
}

const textsOf = (xml: string) =>
  [...xml.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, text = '']) => withoutEntities(text)).join('\n');
