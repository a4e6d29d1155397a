import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from '@/lab/measure';
import { chromiumFlags, findChromium } from '@/scripts/lib/chromium';
import { serve } from './server';

/** Report of the target page: first paint since the request or, if prerendered, since activation. */
const report = `<script>
new PerformanceObserver((list) => {
  const { activationStart } = performance.getEntriesByType('navigation')[0];
  const paint = list.getEntriesByName('first-contentful-paint')[0];
  if (paint && !document.prerendering) send(Math.max(0, paint.startTime - activationStart));
}).observe({ type: 'paint', buffered: true });
document.addEventListener('prerenderingchange', () => requestAnimationFrame(() => {
  const { activationStart } = performance.getEntriesByType('navigation')[0];
  send(performance.now() - activationStart);
}));
let sent = false;
function send(time) { if (!sent) { sent = true; navigator.sendBeacon('/report?' + time); } }
</script>`;

const start = (target: string, rules: boolean) => `<!doctype html><title>Start</title><p>Start
${rules ? `<script type="speculationrules">{"prerender":[{"source":"list","urls":["${target}"],"eagerness":"immediate"}]}</script>` : ''}
<script>setTimeout(() => { location.href = '${target}' }, 2500)</script>`;

/**
 * Milliseconds to the first paint of a page visited from another one, with and without speculation rules;
 * each response takes 100 ms. The browser runs without a debugger, with which Chromium does not prerender.
 *
 * @param root folder of a packaged site
 */
export async function navigationTimes(root: string, target: string, html: string, rounds: number) {
  let told: (time: number) => void = () => undefined;
  const pages = new Map([
    [target, html.replace('</head>', `${report}</head>`)],
    ['/start-plain', start(target, false)],
    ['/start-rules', start(target, true)],
  ]);
  const site = await serve(root, pages, {
    latency: 100,
    see: (url) => url.startsWith('/report?') && told(Number(url.slice(8))),
  });
  const times = { plain: [] as number[], rules: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    for (const kind of ['plain', 'rules'] as const) {
      const time = new Promise<number>((resolve) => {
        told = resolve;
      });
      times[kind].push(await browse(`${site.origin}/start-${kind}`, time));
    }
  }
  site.close();
  return { plain: median(times.plain), rules: median(times.rules) };
}

async function browse(url: string, time: Promise<number>): Promise<number> {
  const profile = mkdtempSync(join(tmpdir(), 'bench-'));
  const flags = [...chromiumFlags, '--headless', `--user-data-dir=${profile}`];
  const browser = spawn(findChromium() ?? 'chromium', [...flags, url], { stdio: 'ignore' });
  const ended = new Promise((resolve) => browser.once('exit', resolve));
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error(`No report from ${url} within 30 s.`)), 30_000).unref(),
  );
  try {
    return await Promise.race([time, late]);
  } finally {
    browser.kill('SIGKILL');
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
