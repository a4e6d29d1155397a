/** Result of one tool in one browser, on an unmodified page or on one that others changed. */
export type MatrixLine = {
  slug: string;
  /** Name and version. */
  browser: string;
  mode: string;
  /** Size of the result; 0 if there was none. */
  bytes: number;
  /** Uncaught errors. */
  faults: readonly string[];
  /** Whether the page still has its heading. */
  hasHeading: boolean;
};

const heading = '## Tried';

/** The guide with a new last part: the table of runs with one build. Of repeated runs, the last one counts. */
export function withMatrix(guide: string, runs: readonly MatrixLine[]): string {
  const lastRuns = new Map(runs.map((line) => [`${line.slug} ${line.browser} ${line.mode}`, line]));
  const lines = [...lastRuns.values()];
  const distinct = (values: readonly string[]) => [...new Set(values)];
  const [slugs, browsers, modes] = (['slug', 'browser', 'mode'] as const).map((key) =>
    distinct(lines.map((line) => line[key])),
  ) as [string[], string[], string[]];
  browsers.sort();
  const cell = (slug: string, browser: string) =>
    modes
      .map((mode) => {
        const line = lines.find(
          (line) => line.slug === slug && line.browser === browser && line.mode === mode,
        );
        const succeeded = line && line.bytes > 0 && line.faults.length === 0 && line.hasHeading;
        return succeeded ? 'yes' : line ? `**no** (${line.faults[0] ?? 'no result'})` : '–';
      })
      .join(', ');
  const successes = lines.filter(
    ({ bytes, faults, hasHeading }) => bytes > 0 && faults.length === 0 && hasHeading,
  );
  return [
    guide.split(`\n${heading}`)[0]?.trimEnd(),
    '',
    heading,
    '',
    `\`npm test -- browsers --matrix\` takes each tool from its files to a saved result and writes this table: ${modes.join(', ')}, in this order. Translated: every text is replaced as Google Translate does, and again after each change. Decorated: an icon beside each field and inside its parent, attributes changed, a style in the head. “Yes” means a result, no error that nothing caught, and a page that still has its heading: ${successes.length} of ${lines.length}.`,
    '',
    `| Tool | ${browsers.join(' | ')} |`,
    `| --- |${browsers.map(() => ' --- |').join('')}`,
    ...slugs.map((slug) => `| ${slug} | ${browsers.map((browser) => cell(slug, browser)).join(' | ')} |`),
    '',
  ].join('\n');
}
