import type { Visit } from './visit';

/** Medians of a page and of its twin. */
export type Comparison = { path: string; page: Visit; twin: Visit };

export function compare(path: string, page: readonly Visit[], twin: readonly Visit[]): Comparison {
  return { path, page: median(page), twin: median(twin) };
}

const total = ({ bytes }: Visit) => Object.values(bytes).reduce((sum, size) => sum + size, 0);

const ratio = (measure: (visit: Visit) => number, digits = 2) => ({
  value: ({ page, twin }: Comparison) => measure(page) / measure(twin),
  show: ({ page, twin }: Comparison) => `${(measure(page) / measure(twin)).toFixed(digits)} ×`,
});
const kilobytes = (size: number) => (size / 1024).toFixed(1);
const bytesRatio = ratio(total);
const lcpRatio = ratio(({ lcp }) => lcp, 3);
const fcpRatio = ratio(({ fcp }) => fcp, 3);
const mainThreadRatio = ratio(({ busy }) => busy);

type Target = {
  name: string;
  cellText: (comparison: Comparison) => string;
  reached: (comparison: Comparison) => boolean;
};

export const targets: readonly Target[] = [
  {
    name: 'Bytes (≤ 1.15 ×)',
    cellText: (comparison) =>
      `${kilobytes(total(comparison.page))} / ${kilobytes(total(comparison.twin))} KB, ${bytesRatio.show(comparison)}`,
    reached: (comparison) => bytesRatio.value(comparison) <= 1.15,
  },
  {
    name: 'Script before a touch (≤ 1 KB)',
    cellText: ({ page }) => (page.bytes.script === 0 ? '0' : `${page.bytes.script} B`),
    reached: ({ page }) => page.bytes.script <= 1024,
  },
  {
    name: 'Requests (twin, + 1 with islands)',
    cellText: ({ page, twin }) => `${page.requests} / ${twin.requests}`,
    reached: ({ page, twin }) => page.requests <= twin.requests + (page.bytes.script > 0 ? 1 : 0),
  },
  {
    name: 'Busy CPU (≤ 1.5 ×)',
    cellText: (comparison) =>
      `${Math.round(comparison.page.busy)} / ${Math.round(comparison.twin.busy)} ms, ${mainThreadRatio.show(comparison)}`,
    reached: (comparison) => mainThreadRatio.value(comparison) <= 1.5,
  },
  {
    name: 'LCP (≤ 1.05 ×)',
    cellText: lcpRatio.show,
    reached: (comparison) => lcpRatio.value(comparison) <= 1.05,
  },
  {
    name: 'FCP (≤ 1.1 ×)',
    cellText: fcpRatio.show,
    reached: (comparison) => fcpRatio.value(comparison) <= 1.1,
  },
  {
    name: 'CLS (≤ 0.01)',
    cellText: ({ page }) => page.cls.toFixed(3),
    reached: ({ page }) => page.cls <= 0.01,
  },
];

/** Markdown: a row per page, a column per target. */
export function table(comparisons: readonly Comparison[]): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    row(['Page', ...targets.map(({ name }) => name)]),
    row(['---', ...targets.map(() => '---')]),
    ...comparisons.map((comparison) =>
      row([`\`${comparison.path}\``, ...targets.map(({ cellText }) => cellText(comparison))]),
    ),
  ].join('\n');
}

function median(visits: readonly Visit[]): Visit {
  const medianOf = (measure: (visit: Visit) => number) => {
    const sorted = visits.map(measure).sort((a, b) => a - b);
    const half = Math.floor(sorted.length / 2);
    const upper = sorted[half] ?? 0;
    return sorted.length % 2 === 1 ? upper : (upper + (sorted[half - 1] ?? 0)) / 2;
  };
  const kinds = ['html', 'css', 'script', 'font', 'picture', 'other'] as const;
  return {
    bytes: Object.fromEntries(
      kinds.map((kind) => [kind, medianOf((visit) => visit.bytes[kind])]),
    ) as Visit['bytes'],
    requests: medianOf(({ requests }) => requests),
    fcp: medianOf(({ fcp }) => fcp),
    lcp: medianOf(({ lcp }) => lcp),
    cls: medianOf(({ cls }) => cls),
    busy: medianOf(({ busy }) => busy),
    script: medianOf(({ script }) => script),
  };
}

const colours: Partial<Record<keyof Visit['bytes'], string>> = {
  html: '#1f3a8a',
  css: '#7c93d6',
  script: '#c2410c',
  font: '#0f766e',
  picture: '#a16207',
};
const [width, left, right, bar, gap] = [720, 130, 84, 16, 22];

/** Bar chart of the bytes of a first visit: per page, a bar for the page above one for its twin. Readable on light and dark backgrounds. */
export function chart(comparisons: readonly Comparison[]): string {
  const maxTotal = Math.max(...comparisons.flatMap(({ page, twin }) => [total(page), total(twin)]));
  const scale = (width - left - right) / maxTotal;
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
