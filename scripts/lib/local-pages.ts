const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeHtml = (value: string) => value.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** Colours and type of the pages that the development server and the mailbox generate without the site. */
export const pageStyle = `
:root{color-scheme:light dark;--ink:light-dark(#16203a,#e8ecf5);--muted:light-dark(#5b6479,#a3acc2);--line:light-dark(#d9dee8,#2c3752);--page:light-dark(#f4f5f8,#0b1326);--card:light-dark(#fff,#141e36);--bad:light-dark(#a3212f,#ff9aa5);--link:light-dark(#1f4fc4,#9db8ff)}
*{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--ink);font:16px/1.55 system-ui,sans-serif}
a{color:var(--link)}:focus-visible{outline:2px solid var(--link);outline-offset:2px}`;
