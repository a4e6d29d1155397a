import { child, type Element, isOn } from '../../text/docx/xml';

/** Whether pages have a background colour, which Word prints only on request (ECMA-376 part 1, 17.2.1). */
export function hasPageColour(document: Element | undefined, settings: Element | undefined): boolean {
  const { color = 'auto' } = child(document, 'background')?.attributes ?? {};
  return !/^(auto|ffffff)$/i.test(color) && isOn(child(settings, 'displayBackgroundShape'));
}
