/**
 * Computes whether name, menu and the link to the contact page fit the header, where they are on one line in windows of
 * 1,024 pixels or more. Widths are estimates, rather too wide than too narrow.
 */

/** Widths of Schibsted Grotesk's letters at weight 500, as factors of the type size: each is the widest of its group. */
const widths: readonly [RegExp, number][] = [
  [/[MW@%—…m]/, 0.98],
  [/w/, 0.82],
  [/[iljI '’.,:;!|()]/, 0.29],
  [/[tfr-]/, 0.38],
  [/[\p{Lu}&]/u, 0.7],
  [/[ -\u024f]/, 0.58],
];

/** Factor for the name, which is bold. */
const boldFactor = 1.06;

const widthOf = (text: string, size: number) =>
  [...text].reduce((sum, letter) => sum + (widths.find(([group]) => group.test(letter))?.[1] ?? 1) * size, 0);

/** Width of the header's content, in pixels, in the narrowest window where it is on one line: 1,024 less a scroll bar and two gutters. */
const maxContentWidth = 945;
const logoWidth = 40;
const gapWidth = 28;
const contactPadding = 39;

/**
 * @param name name of the product
 * @param labels labels of the menu's links
 * @param contact label of the link to the contact page
 * @returns pixels that the menu's labels take, and those that there are for them
 */
export function menuWidth(
  name: string,
  labels: readonly string[],
  contact: string,
): { needs: number; has: number } {
  const width =
    logoWidth +
    widthOf(name, 18 * boldFactor) +
    contactPadding +
    widthOf(contact, 15) +
    gapWidth * (labels.length + 1);
  return {
    needs: Math.ceil(labels.reduce((sum, label) => sum + widthOf(label, 15), 0)),
    has: Math.floor(maxContentWidth - width),
  };
}
