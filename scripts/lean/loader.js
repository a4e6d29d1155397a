// Wakes React on a page with islands: once, when an island is first needed. Everything works without it.
// Runs deferred, so the whole page is there.
const script = document.currentScript;
let awake = false;
function wake() {
  if (awake) return;
  awake = true;
  for (const src of script.dataset.wake.split(' ')) {
    const chunk = document.createElement('script');
    chunk.async = true;
    chunk.src = src;
    document.head.append(chunk);
  }
}
// data-media: an island that has work only where this matches.
const media = (island) => matchMedia(island.dataset.media || 'all');
function touch(event) {
  const island = event.target.closest?.('[data-island]');
  if (island && media(island).matches) wake();
}
for (const type of ['pointerover', 'pointerdown', 'keydown', 'focusin', 'input']) {
  document.addEventListener(type, touch, { capture: true, passive: true });
}
// The address names an island's state: #merge-pdf, ?plan=standard.
addEventListener('hashchange', wake);
if (location.hash || location.search) wake();
// data-island="view": it moves by itself, so it wakes unasked; but not before the page is read or has stood a while.
let settled = false;
let inView = false;
function settle() {
  settled = true;
  if (inView) wake();
}
addEventListener('scroll', settle, { once: true, passive: true });
addEventListener('load', () => setTimeout(settle, 3000));
// data-island="now": the page is about it.
if (document.querySelector('[data-island="now"]')) wake();
const seen = new IntersectionObserver((entries) => {
  inView ||= entries.some((entry) => entry.isIntersecting);
  if (inView && settled) wake();
});
for (const island of document.querySelectorAll('[data-island="view"]')) {
  const query = media(island);
  const start = () => query.matches && seen.observe(island);
  query.addEventListener('change', start);
  start();
}
