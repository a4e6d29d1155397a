import { ink, marker, pen, stock } from './kit/colours';

/**
 * The mark as an icon: three offset sheets, canary in front. Lines are two units wide on odd coordinates of 32, so
 * that they fill whole pixels at 16 px too.
 */
const sheets = [
  `<g stroke="${ink}" stroke-width="2" stroke-linejoin="round">`,
  `<path d="M15 3h14v18h-14z" fill="${stock.sky}"/>`,
  `<path d="M9 7h14v18h-14z" fill="${stock.rose}"/>`,
  `<path d="M3 11h8l6 6v12h-14z" fill="${marker}"/>`,
  `<path d="M11 11v6h6z" fill="${ink}"/></g>`,
  `<path d="M6 21h8M6 25h4" stroke="${pen}" stroke-width="2"/>`,
].join('');

const icon = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none">${body}</svg>\n`;

/** For browser tabs, on whatever colour the tab has. */
export const tabIcon = icon(sheets);

/** For home screens: on carbon, with the margin that rounded masks need. */
export const appIcon = icon(
  `<path d="M0 0h32v32H0z" fill="${ink}"/><g transform="translate(4 4) scale(.75)">${sheets}</g>`,
);

/** An `.ico` file of PNG pictures. @param pictures size in pixels and file, smallest first */
export function icoFile(pictures: { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const at = 6 + 16 * index;
    header.writeUInt8(size, at);
    header.writeUInt8(size, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}
