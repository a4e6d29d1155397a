import { escapeHtml, pageStyle } from '../lib/local-pages';
import type { Pictures } from './pictures';
import type { ChangedPage } from './sentences';

const kindLabels = { new: 'New page', removed: 'Page is gone', changed: 'Changed' } as const;

/** The changes as one self-contained HTML file: text changes of all pages, screenshots of the first ones. */
export function changesReport(
  pages: readonly ChangedPage[],
  pictures: { before: Pictures; after: Pictures },
  { base, maxPictures }: { base: string; maxPictures: number },
): string {
  const count = pages.length === 1 ? '1 page' : `${pages.length} pages`;
  const picturesNote = pages.length > maxPictures ? ` Pictures are of the first ${maxPictures}.` : '';
  const list = pages
    .map(({ path }) => `<li><a href="#${escapeHtml(path)}">${escapeHtml(path)}</a></li>`)
    .join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${count} changed</title><link rel="icon" href="data:,"><style>${pageStyle}
main{max-width:90rem;margin:auto;padding:1.5rem 1.25rem}h1{font-size:1.4rem}h2{font-size:1.1rem;margin:2.5rem 0 .5rem;padding-top:1rem;border-top:1px solid var(--line)}
h2 span{color:var(--muted);font-weight:400}ul{columns:16rem;padding-left:1.1rem}
.lines{margin:0;padding:0;list-style:none;columns:auto}.lines li{padding:.35rem .75rem;margin:.2rem 0;background:var(--card);border-left:4px solid var(--line);overflow-wrap:anywhere}
.lines .removed{border-color:var(--bad)}.lines .added{border-color:light-dark(#1b7a3d,#7fdc9c)}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:1rem;margin-top:1rem}figure{margin:0}figcaption{color:var(--muted);font-size:.9rem}
img{width:100%;border:1px solid var(--line)}@media (max-width:45rem){.pair{grid-template-columns:1fr}}</style>
<main><h1>${pages.length === 0 ? 'No page reads or looks different' : `${count} changed`}</h1>
<p>Compared with ${escapeHtml(base)}: pages whose words, links or pictures differ, with both versions.${picturesNote}</p><ul>${list}</ul>
${pages.map((page) => section(page, pictures)).join('\n')}</main></html>`;
}

function section(
  { path, kind, lines }: ChangedPage,
  { before, after }: Record<'before' | 'after', Pictures>,
): string {
  const items = lines.map(({ sign, text }) => {
    const [name, word] = sign === '-' ? ['removed', 'Before'] : ['added', 'After'];
    return `<li class="${name}"><b>${word}:</b> ${escapeHtml(text)}</li>`;
  });
  const picture = (title: string, shots: Pictures) => {
    const source = shots.get(path);
    const image = source
      ? `<img src="${source}" alt="${escapeHtml(path)}, ${title.toLowerCase()}" loading="lazy">`
      : '<p>None.</p>';
    return `<figure><figcaption>${title}</figcaption>${image}</figure>`;
  };
  const pair =
    before.has(path) || after.has(path)
      ? `<div class="pair">${picture('Before', before)}${picture('After', after)}</div>`
      : '';
  return `<section id="${escapeHtml(path)}"><h2>${escapeHtml(path)} <span>${kindLabels[kind]}</span></h2><ul class="lines">${items.join('')}</ul>${pair}</section>`;
}

/** Maximum number of lines per page in the comment on a pull request. */
const maxLines = 12;

/** The text changes for a pull request comment, in Markdown. */
export function changesSummary(pages: readonly ChangedPage[]): string {
  if (pages.length === 0) return 'No page reads or looks different.\n';
  const listedPages = pages.slice(0, 20).map(({ path, kind, lines }) => {
    const listed = lines.slice(0, maxLines).map(({ sign, text }) => `${sign} ${text.slice(0, 300)}`);
    const more = lines.length > maxLines ? `\n${lines.length - maxLines} more lines.\n` : '';
    return `#### ${path}${kind === 'changed' ? '' : ` (${kindLabels[kind].toLowerCase()})`}\n\n\`\`\`diff\n${listed.join('\n').replaceAll('```', '')}\n\`\`\`\n${more}`;
  });
  const morePages =
    pages.length > listedPages.length ? `\nAnd ${pages.length - listedPages.length} pages more.\n` : '';
  return `### What visitors will read\n\n${listedPages.join('\n')}${morePages}\nPictures of both versions are in the file “changes” of this run.\n`;
}
