import { child, type Element, valOf, within } from '../../text/docx/xml';

/** Properties of the sections of a document, in order. */
const sections = new WeakMap<Element, readonly Element[]>();

function sectionsOf(body: Element): readonly Element[] {
  const known = sections.get(body);
  if (known) return known;
  const former = new Set(within(body, 'sectPrChange').flatMap((change) => within(change, 'sectPr')));
  const ownSections = within(body, 'sectPr').filter((section) => !former.has(section));
  sections.set(body, ownSections);
  return ownSections;
}

/**
 * Restarts the numbers of notes in a section, if the section or the file says so (ECMA-376 part 1, 17.11.19).
 *
 * @param counts last numbers, by the first letter of the note type
 * @param body of the document
 * @param index of the section that begins
 */
export function restartNotes(
  counts: Record<string, number>,
  body: Element,
  index: number,
  settings: Element | undefined,
): void {
  const section = sectionsOf(body)[index];
  for (const name of ['footnotePr', 'endnotePr']) {
    const [ofSection, ofFile] = [section, settings].map((from) => valOf(child(from, name), 'numRestart'));
    if ((ofSection ?? ofFile) === 'eachSect') delete counts[name[0] ?? ''];
  }
}
