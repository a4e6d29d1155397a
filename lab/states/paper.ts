import type { Browser } from '@playwright/test';
import type { Chosen } from '@/tests/helpers/workbench';

/** Realistic office papers, printed by the browser from HTML. */

const style = `
  @page { size: A4; margin: 22mm 20mm }
  body { font: 11pt/1.5 Tinos, 'Times New Roman', serif; color: #111; margin: 0 }
  h1 { font: 700 20pt/1.2 Arial, sans-serif; margin: 0 0 8mm } h2 { font: 700 13pt/1.3 Arial, sans-serif; margin: 7mm 0 2mm }
  p { margin: 0 0 3mm; text-align: justify } .page { break-after: page } .page:last-child { break-after: auto }
  table { border-collapse: collapse; width: 100%; font: 9.5pt/1.4 Arial, sans-serif; margin: 4mm 0 }
  td, th { border: .5pt solid #888; padding: 1.5mm 2.5mm; text-align: left } th { background: #e8edf6 }
  td:last-child, th:last-child { text-align: right } .head { display: flex; justify-content: space-between; font: 9pt Arial; color: #555; border-bottom: 1pt solid #234cc6; padding-bottom: 2mm; margin-bottom: 8mm }
  svg { width: 100%; margin: 4mm 0 }`;

export type Paper = { name: string; html: string; landscape?: boolean };

export async function print(browser: Browser, { name, html, landscape }: Paper): Promise<Chosen> {
  const page = await browser.newPage();
  // Slides have letters legible from a distance.
  const lying = landscape
    ? '@page { size: A4 landscape } body { font-size: 20pt } h1 { font-size: 34pt } table { font-size: 18pt } svg { width: 72% }'
    : '';
  await page.setContent(`<html lang="en"><style>${style}${lying}</style>${html}</html>`);
  const buffer = await page.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    outline: true,
    tagged: true,
  });
  await page.close();
  return { name, mimeType: 'application/pdf', buffer };
}

/** A picture of such a page, as taken by a phone or a scanner. */
export async function photograph(
  browser: Browser,
  { name, html }: Paper,
  size = { width: 900, height: 1200 },
): Promise<Chosen> {
  const page = await browser.newPage({ viewport: size });
  await page.setContent(
    `<html lang="en"><style>${style} body { padding: 60px; background: #fdfcf8 }</style>${html}</html>`,
  );
  const buffer = await page.screenshot({ type: 'jpeg', quality: 80 });
  const webp = name.endsWith('.webp') ? await page.evaluate(asWebp, buffer.toString('base64')) : undefined;
  await page.close();
  return webp
    ? { name, mimeType: 'image/webp', buffer: Buffer.from(webp, 'base64') }
    : { name, mimeType: 'image/jpeg', buffer };
}

/** The same picture as a WebP, a format that PDF lacks. */
async function asWebp(jpg: string): Promise<string> {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/jpeg;base64,${jpg}`)).blob());
  const canvas = Object.assign(document.createElement('canvas'), {
    width: bitmap.width,
    height: bitmap.height,
  });
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  return canvas.toDataURL('image/webp').split(',')[1] ?? '';
}

/** A PDF of such a picture without text, as saved by a scanner. */
export async function scan(browser: Browser, paper: Paper): Promise<Chosen> {
  const { buffer } = await photograph(browser, paper, { width: 900, height: 1273 });
  const html = `<img src="data:image/jpeg;base64,${buffer.toString('base64')}" style="width: 100%">`;
  return print(browser, { name: paper.name.replace('.pdf', '-scan.pdf'), html });
}

export const head = (left: string, right: string) =>
  `<div class="head"><span>${left}</span><span>${right}</span></div>`;
export const page = (...parts: string[]) => `<div class="page">${parts.join('')}</div>`;
export const p = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('');
export const table = (rows: string[][]) =>
  `<table>${rows.map((row, index) => `<tr>${row.map((cell) => (index ? `<td>${cell}</td>` : `<th>${cell}</th>`)).join('')}</tr>`).join('')}</table>`;

export const chart = (values: number[], fill: string) =>
  `<svg viewBox="0 0 400 150">${values.map((value, index) => `<rect x="${20 + index * 62}" y="${140 - value}" width="40" height="${value}" fill="${fill}"/>`).join('')}<path d="M10 140H395" stroke="#333"/></svg>`;
