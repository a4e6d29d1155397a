import { describeSettings, type SettingAbout } from './env-settings';

/** Text of .env.example: every setting, commented out, under its heading. */
export function renderEnvExample(): string {
  const settings = describeSettings();
  const groups = [...new Set(settings.map(({ group }) => group))];
  const sections = groups.map((group) =>
    [
      `# ---- ${group} ----`,
      ...settings.filter((setting) => setting.group === group).map(renderSetting),
    ].join('\n\n'),
  );
  return `# Settings of the site, read when it starts to serve (SITE_URL also by the build). Copy to .env.local or set them
# at your host. “npm run doctor” checks them. Explained in docs/contact.md.

${sections.join('\n\n')}
`;
}

function renderSetting({ name, about, unset, example }: SettingAbout): string {
  return [...wrap(about), ...wrap(`Unset: ${unset}.`), `# ${name}=${quote(example ?? '')}`].join('\n');
}

const quote = (value: string): string => (/[\s<>#]/.test(value) ? `"${value}"` : value);

function wrap(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < 108) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(`# ${word}`);
  }
  return lines;
}

export const tableStart = '<!-- settings: written by scripts/env-docs.ts -->';
export const tableEnd = '<!-- end of settings -->';

/** The table of settings in docs/contact.md, including its markers. */
export function renderSettingsTable(): string {
  const cell = (text: string) => text.replaceAll('|', '\\|');
  const rows = describeSettings().map(
    ({ name, about, unset, example }) =>
      `| \`${name}\` | ${cell(about)} | ${cell(unset)} | ${example ? `\`${cell(example)}\`` : ''} |`,
  );
  return [
    tableStart,
    '| Setting | What it does | When it is unset | Example |',
    '|---|---|---|---|',
    ...rows,
    tableEnd,
  ].join('\n');
}

/**
 * Updates the files that a guide includes: each is a comment with the file's name and this script's, and the fenced block
 * below it.
 *
 * @param docs text of the guide
 * @param read content of a file of the checkout
 * @returns the guide with each block replaced by its file
 */
export function withShownFiles(docs: string, read: (file: string) => string): string {
  return docs.replace(
    /(<!-- file: (\S+), copied by scripts\/env-docs\.ts -->\n```\w*\n)[\s\S]*?(\n```\n)/g,
    (_, before: string, file: string, after: string) => `${before}${read(file).trimEnd()}${after}`,
  );
}
