import { escapeHtml, style } from '../lib/own-pages';

/**
 * Reloads the page when a content mistake appears, changes or disappears. It removes itself before hydration.
 * Polling costs less than an open connection: a browser has six of them for all tabs.
 *
 * @param version of the content with which the page was made
 */
export const followScript = (version: number) =>
  `<script>document.currentScript.remove();setInterval(async()=>{try{const r=await fetch('/dev/state');if(await r.text()!=='${version}')location.reload()}catch{}},700)</script>`;

/** Replaces every page while content has a mistake. */
export function mistakesPage(mistakes: string, version: number): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Content error</title><link rel="icon" href="data:,"><style>${style}
main{max-width:60rem;margin:auto;padding:2rem 1.25rem}h1{font-size:1.25rem;margin:0 0 .25rem}p{margin:0;color:var(--muted)}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:15px/1.6 ui-monospace,monospace;margin:1.25rem 0;padding:1.25rem;background:var(--card);border:1px solid var(--line);border-left:4px solid var(--bad);border-radius:4px}</style>
<main><h1>The content has a mistake</h1><p>The terminal says the same. Correct it and save: this page comes back by itself.</p><pre role="alert">${escapeHtml(mistakes.trim())}</pre></main>${followScript(version)}</html>`;
}
