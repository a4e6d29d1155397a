import { escapeHtml, pageStyle } from '../lib/local-pages';

/**
 * Script that reloads the page when a content mistake appears, changes or disappears. It removes itself before
 * hydration. It polls, because a browser allows only six open connections for all tabs of a host.
 *
 * @param version version of the content with which the page was rendered
 */
export const reloadScript = (version: number) =>
  `<script>document.currentScript.remove();setInterval(async()=>{try{const r=await fetch('/dev/state');if(await r.text()!=='${version}')location.reload()}catch{}},700)</script>`;

/** Replaces every page while content has a mistake. */
export function mistakesPage(mistakes: string, version: number): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Content error</title><link rel="icon" href="data:,"><style>${pageStyle}
main{max-width:60rem;margin:auto;padding:2rem 1.25rem}h1{font-size:1.25rem;margin:0 0 .25rem}p{margin:0;color:var(--muted)}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:15px/1.6 ui-monospace,monospace;margin:1.25rem 0;padding:1.25rem;background:var(--card);border:1px solid var(--line);border-left:4px solid var(--bad);border-radius:4px}</style>
<main><h1>The content has a mistake</h1><p>The terminal shows the same message. Correct the mistake and save; the site then comes back by itself.</p><pre role="alert">${escapeHtml(mistakes.trim())}</pre></main>${reloadScript(version)}</html>`;
}

/** /dev/edit: a page of the site beside the clicked field. Its script is scripts/dev/client. */
export const editPage = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Edit the site</title><link rel="icon" href="data:,"><style>${pageStyle}
body{position:fixed;inset:0;display:grid;grid-template:auto minmax(0,1fr)/minmax(0,1fr) 24rem;overflow:clip}
header{grid-column:1/-1;display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;padding:.6rem 1rem;border-bottom:1px solid var(--line);background:var(--card)}
header h1{font-size:1rem;margin:0}header label{display:flex;gap:.5rem;align-items:center}
iframe{width:100%;height:100%;border:0;background:#fff}
aside{overflow:auto;padding:1rem 1rem 0;border-left:1px solid var(--line);background:var(--card)}
h2{font-size:1rem;margin:0;overflow-wrap:anywhere}.where{color:var(--muted);font-size:.85rem;margin:.1rem 0 .75rem;overflow-wrap:anywhere}
form>section{margin:0 0 1.5rem}label.words{display:block;font-size:.85rem;color:var(--muted);margin-bottom:.25rem}
textarea,input,select{width:100%;font:inherit;color:inherit;background:var(--page);border:1px solid var(--muted);border-radius:4px;padding:.5rem}
header input,header select{width:auto}header select{max-width:20rem;min-width:0}textarea{min-height:6.5rem;resize:vertical}
.count{display:flex;justify-content:space-between;font-size:.85rem;color:var(--muted);margin:.25rem 0 .75rem}
.bad{color:var(--bad)}.note{font-size:.9rem;margin:.75rem 0 0;padding-left:.75rem;border-left:3px solid var(--line);overflow-wrap:anywhere}
button{font:inherit;color:inherit;background:var(--page);border:1px solid var(--muted);border-radius:4px;padding:.4rem .9rem;cursor:pointer}
button[type=submit]{background:var(--link);border-color:var(--link);color:var(--card)}button:disabled{opacity:.45;cursor:default}
.choices{display:grid;grid-template-columns:repeat(3,1fr);gap:.5rem;max-height:22rem;overflow:auto;padding:3px}
.choices label{display:grid;gap:.25rem;justify-items:center;font-size:.75rem;padding:.35rem;overflow-wrap:anywhere;background:#fff;color:#16203a;border:1px solid var(--muted);border-radius:4px;cursor:pointer}
.choices input{position:absolute;opacity:0;width:1px;height:1px}.choices label{position:relative}.choices :checked~img{outline:3px solid #1f4fc4;outline-offset:2px}.choices label:focus-within{outline:2px solid var(--link);outline-offset:2px}.choices img{width:100%;height:auto}
[role=status],[role=alert]{white-space:pre-wrap;overflow-wrap:anywhere;margin:0;font-size:.9rem}[role=alert]:empty{display:none}
.save{position:sticky;bottom:0;margin:1rem -1rem 0;padding:.75rem 1rem;display:grid;gap:.75rem;justify-items:start;border-top:1px solid var(--line);background:var(--card)}
.save [role=alert]{max-height:9rem;overflow:auto}
.texts{margin:.75rem 0 1rem;padding:0;list-style:none;display:grid;gap:.25rem}.texts button{width:100%;text-align:left;overflow-wrap:anywhere}
.others{font-size:.85rem}.others ul{margin:.25rem 0;padding-left:1.1rem}.others button{border:0;padding:.1rem;background:none;color:var(--link);text-align:left}
@media (max-width:50rem){body{grid-template:auto minmax(0,1fr) minmax(14rem,45%)/minmax(0,1fr)}header{padding:.4rem 1rem;gap:.4rem .75rem}header h1{position:absolute;clip-path:inset(50%)}header label:first-of-type{flex:1 1 100%}header select{flex:1;max-width:none}aside{border-left:0;border-top:1px solid var(--line)}}</style>
<header><h1>Edit the site</h1><label>Page <select id="page"></select></label><label><input type="checkbox" id="visitor"> Browse as a visitor</label><button type="button" id="go-to-link" hidden></button><button type="button" id="texts">Texts of this page</button><button type="button" id="undo" disabled>Undo</button><span id="status" role="status"></span></header>
<main><iframe id="site" title="The page"></iframe></main>
<aside id="panel" aria-label="The field"><p>Click a text, a number, a link or a picture on the page. Here you change it; the page shows it at once, and Save writes it to its file. With the keyboard, choose it under “Texts of this page”; Ctrl and Enter save it, and Escape returns to that list.</p></aside>
<script type="module" src="/dev/edit/client.js"></script></html>`;
