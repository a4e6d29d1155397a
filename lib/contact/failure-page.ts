import { createHash } from 'node:crypto';
import { wide } from '../breakpoints';
import { colours } from '../colours';
import { escapeHtml } from './clean';
import { type ContactContext, writeContext } from './context';
import { mailtoWith } from './mailto';
import type { EndpointMessages, Link } from './messages';
import {
  type ContactField,
  type ContactValues,
  contactLimits,
  contextField,
  draftField,
  formPath,
} from './rules';

export type FailurePage = {
  /** A sentence on the failure, if there is more to say than the alert. */
  message?: string;
  field?: ContactField;
  /** True if the message may have arrived anyway. */
  uncertain?: boolean;
  /** True if a retry is certain to fail. */
  final?: boolean;
  /** Typed values. Omitted if the request is not known to come from this site. */
  values?: ContactValues;
  context?: ContactContext;
  draft?: string;
  messages: EndpointMessages;
};

const { bond: white, 'carbon-950': carbon } = colours;

/**
 * The page takes part in the cross-page fade, as a browser reports an error if only one of two pages does; but no
 * part of it fades, so that it accepts taps at once.
 */
const style = `
:root{color-scheme:light dark;--ink:light-dark(${carbon},${white});--soft:light-dark(#4a5468,#c6ccd8);--page:light-dark(${white},#0f1a31);--line:light-dark(#727b8c,#949cac);--act:light-dark(${colours['pen-600']},${colours['canary-400']});--on:light-dark(${white},${carbon});--bad:light-dark(#b01f24,#ffb3ad)}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:1.0625rem/1.6 system-ui,sans-serif}
header{background:${carbon}}
.wrap{max-width:1264px;margin:0 auto;padding:0 clamp(1rem,4vw,2rem)}
header .wrap{display:flex;align-items:center;justify-content:space-between;min-height:64px;border-bottom:1px solid #273554}
header a{color:#c6ccd8;font-size:.9375rem;font-weight:500;line-height:2.75rem;text-decoration:none}
header .name{color:${white};font-size:1.25rem;font-weight:700;letter-spacing:-.03em}
nav{display:none}
nav ul{display:flex;gap:1.75rem;margin:0;padding:0;list-style:none}
nav li:last-child a{padding:.75rem 1.125rem;border:1px solid ${colours['carbon-400']};border-radius:6px;color:${white};font-weight:600}
@media ${wide}{nav{display:block}}
main{max-width:44rem;margin:0 auto;padding:clamp(2rem,6vw,4rem) clamp(1rem,4vw,2rem) 6rem}
footer{background:${carbon}}
footer .wrap{padding-block:2rem}
footer ul{display:flex;flex-wrap:wrap;gap:.25rem 2rem;margin:0;padding:0;list-style:none}
footer a{display:inline-block;color:#c6ccd8;line-height:2.75rem}
header a:focus-visible,footer a:focus-visible{outline-color:${colours['canary-400']}}
h1{margin:0 0 1.25rem;font-size:clamp(1.75rem,1.3rem + 2vw,2.5rem);line-height:1.1;letter-spacing:-.03em}
a{color:var(--act)}
p{margin:0 0 1rem;color:var(--soft)}
.alert{margin:0 0 2rem;padding:1rem 1.25rem;border:2px solid var(--bad)}
.alert p{margin:0;color:var(--ink)}
.alert a{display:inline-block;padding:.25rem 0;color:var(--bad);font-weight:600}
.alert p+p{margin-top:.5rem}
.alert strong,.why{color:var(--bad)}
label{display:block;margin:1.25rem 0 .375rem;font-weight:600}
.why{margin:0 0 .375rem;font-weight:600}
input,textarea{width:100%;padding:.625rem .75rem;border:1px solid var(--line);border-radius:6px;background:transparent;color:inherit;font:inherit}
textarea{min-height:11rem;resize:vertical}
[aria-invalid]{border:2px solid var(--bad)}
@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}:root{view-transition-name:none}::view-transition{pointer-events:none}::view-transition-old(*){display:none}}
:focus-visible{outline:3px solid var(--act);outline-offset:2px}
button{margin:1.5rem 0;padding:.75rem 1.5rem;border:0;border-radius:6px;background:var(--act);color:var(--on);font:inherit;font-weight:600;cursor:pointer}
`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** Headers of the page. Its policy allows its own style and a post to this site only. */
export const failurePageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
};

/** Answer to a failed post without JavaScript, with the reason and the typed values. Self-contained. */
export function failurePage(page: FailurePage): string {
  const { form, site, page: messages } = page.messages;
  const heading = escapeHtml(page.uncertain ? messages.uncertain : messages.notSent);
  const text = escapeHtml(page.message ?? '');
  const reason = page.field ? `<p><a href="#${page.field}">${text}</a></p>` : `<p>${text}</p>`;
  const lead = page.field ? '' : `<p><strong>${escapeHtml(form.alert)}</strong></p>`;
  const explanation = page.final ? messages.writeOnly : form.failed;
  const intro = escapeHtml(page.values && !page.field ? explanation : messages.writeToo);
  const name = escapeHtml(site.name);
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(form.errorPrefix)} ${heading} | ${name}</title>
<style>${style}</style>
</head>
<body>
<header><div class="wrap"><a href="/" class="name">${name}</a><nav aria-label="${escapeHtml(site.mainMenu)}"><ul>${site.navigation.map(link).join('')}</ul></nav></div></header>
<main>
<h1>${heading}</h1>
<div class="alert" role="alert">${lead}${page.message ? reason : ''}</div>
<p>${intro} <a href="${escapeHtml(mailtoWith(site.email, page.values?.message ?? ''))}">${escapeHtml(site.email)}</a>.</p>
${page.values ? formOf(page, page.values) : `<p><a href="${formPath}">${escapeHtml(messages.back)}</a></p>`}
</main>
<footer><div class="wrap"><ul>${site.links.map(link).join('')}</ul></div></footer>
</body>
</html>
`;
}

const link = ({ label, href }: Link) => `<li><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></li>`;

function formOf(page: FailurePage, values: ContactValues): string {
  const state = (field: ContactField) =>
    page.field === field ? ` aria-invalid="true" aria-describedby="${field}-why" autofocus` : '';
  const label = (field: ContactField) =>
    `<label for="${field}">${escapeHtml(page.messages.form[field])}</label>` +
    (page.field === field ? `<p class="why" id="${field}-why">${escapeHtml(page.message ?? '')}</p>` : '');
  const attributes = (field: ContactField) =>
    `id="${field}" name="${field}" required maxlength="${contactLimits[field]}"${state(field)}`;
  const hidden = (name: string, value: string | undefined) =>
    value ? `<input type="hidden" name="${name}" value="${escapeHtml(value)}">` : '';
  return `<form method="post" action="/api/contacts" accept-charset="utf-8">
${label('fullName')}
<input ${attributes('fullName')} autocomplete="name" value="${escapeHtml(values.fullName)}">
${label('email')}
<input ${attributes('email')} type="email" autocomplete="email" value="${escapeHtml(values.email)}">
${label('message')}
<textarea ${attributes('message')} rows="8">
${escapeHtml(values.message)}</textarea>
${hidden(contextField, page.context && writeContext(page.context))}${hidden(draftField, page.draft)}
<button>${escapeHtml(page.messages.form.submit)}</button>
</form>`;
}
