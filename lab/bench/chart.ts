import { type Comparison, total } from './compare';
import type { Visit } from './visit';

const colours: Partial<Record<keyof Visit['bytes'], string>> = {
  html: '#1f3a8a',
  css: '#7c93d6',
  script: '#c2410c',
  font: '#0f766e',
  picture: '#a16207',
};
const [width, left, right, bar, gap] = [720, 130, 84, 16, 22];

/** Bar chart of first-visit bytes, page above twin, one pair per page. For light and dark backgrounds. */
export function chart(comparisons: readonly Comparison[]): string {
  const most = Math.max(...comparisons.flatMap(({ page, twin }) => [total(page), total(twin)]));
  const scale = (width - left - right) / most;
  const height = 40 + comparisons.length * (2 * bar + gap);
  const pairs = comparisons.map(({ path, page, twin }, index) => {
    const y = 40 + index * (2 * bar + gap);
    return `<text x="0" y="${y + bar + 4}">${path}</text>${bars(page, 'page', y, scale)}${bars(twin, 'twin', y + bar, scale)}`;
  });
  const legend = Object.entries(colours).map(
    ([kind, colour], index) =>
      `<rect x="${left + index * 90}" y="4" width="12" height="12" fill="${colour}"/><text x="${left + 18 + index * 90}" y="15">${kind}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="Bytes of a first visit after brotli, page beside twin" font-family="system-ui, sans-serif" font-size="13" fill="#64748b">${legend.join('')}${pairs.join('')}</svg>\n`;
}

function bars(visit: Visit, name: string, y: number, scale: number): string {
  let x = left;
  const parts = Object.entries(colours).map(([kind, colour]) => {
    const length = visit.bytes[kind as keyof Visit['bytes']] * scale;
    const rect = `<rect x="${x.toFixed(1)}" y="${y + 1}" width="${length.toFixed(1)}" height="${bar - 2}" fill="${colour}"/>`;
    x += length;
    return length > 0 ? rect : '';
  });
  return `${parts.join('')}<text x="${(x + 6).toFixed(1)}" y="${y + bar - 3}" font-size="12">${name} ${(total(visit) / 1024).toFixed(1)} KB</text>`;
}
