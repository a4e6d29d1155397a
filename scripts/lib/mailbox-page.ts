import { escapeHtml, pageStyle } from './local-pages';
import type { ReceivedMail } from './received-mail';

const ownStyle = `${pageStyle}
header,main{max-width:52rem;margin:auto;padding:1.5rem 1.25rem}header{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:baseline}
h1{font-size:1.25rem;margin:0}header p{margin:0;color:var(--muted)}main{display:grid;gap:1rem;padding-top:0}
article{background:var(--card);border:1px solid var(--line);border-radius:6px;padding:1.25rem;overflow-wrap:anywhere}
h2{font-size:1.05rem;margin:0 0 .75rem}dl{display:grid;grid-template-columns:6rem 1fr;gap:.15rem 1rem;margin:0;font-size:.9rem}dt{color:var(--muted)}dd{margin:0}
pre{white-space:pre-wrap;font:inherit;margin:1rem 0 0;padding-top:1rem;border-top:1px solid var(--line)}
details{margin-top:.9rem;font-size:.9rem}details pre{font:13px/1.5 ui-monospace,monospace}summary{cursor:pointer;color:var(--muted)}
iframe{width:100%;height:22rem;margin-top:.75rem;border:1px solid var(--line);background:#fff}`;

/** Script that reloads the page only when a message arrives, to keep the reading position. */
const reloadScript = (count: number) => `
setInterval(async()=>{try{const r=await fetch('/messages.json');if((await r.json()).length!==${count})location.reload()}catch{}},1500)`;

const row = (name: string, value: string) => (value ? `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>` : '');

/** The row with the time in the local time zone, as the mailbox is read on this machine. */
const receivedRow = (time: string) =>
  `<dt>Received</dt><dd><time datetime="${time}">${new Date(time).toLocaleString('en-IN', { dateStyle: 'full', timeStyle: 'medium' })}</time></dd>`;

function article(mail: ReceivedMail): string {
  const headers = mail.headers.map(({ key, value }) => `${key}: ${value}`).join('\n');
  const html = mail.html
    ? `<details><summary>HTML part</summary><iframe sandbox title="HTML part" srcdoc="${escapeHtml(mail.html)}"></iframe></details>`
    : '';
  return `<article>
<h2>${escapeHtml(mail.subject || '(no subject)')}</h2>
<dl>${row('From', mail.from)}${row('To', mail.to)}${row('Reply-To', mail.replyTo)}${receivedRow(mail.receivedAt)}</dl>
<pre>${escapeHtml(mail.text)}</pre>${html}
<details><summary>Headers</summary><pre>${escapeHtml(headers)}</pre></details>
<details><summary>As received</summary><pre>${escapeHtml(mail.raw)}</pre></details>
</article>`;
}

/** The mailbox as one self-contained page, newest message first. */
export function mailboxPage(mails: readonly ReceivedMail[], siteUrl: string): string {
  const count = mails.length === 1 ? '1 message' : `${mails.length} messages`;
  const list =
    mails.length > 0
      ? [...mails].reverse().map(article).join('\n')
      : '<article><p>No message yet. Send one with the contact form; it appears here by itself.</p></article>';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${count} · Local mailbox</title><link rel="icon" href="data:,"><style>${ownStyle}</style>
<noscript><meta http-equiv="refresh" content="5"></noscript>
<header><h1>Local mailbox</h1><p>${count}. Nothing leaves this machine. <a href="${escapeHtml(siteUrl)}">The site</a></p></header>
<main>${list}</main><script>${reloadScript(mails.length)}</script></html>`;
}
