// Wakes React on a page with islands: once, when an island is first needed. Everything works without it.
// Runs deferred, so the whole page is there.
const script = document.currentScript;
let awake;
function wake() {
  if (awake) return;
  awake = true;
  for (const src of script.dataset.wake.split(' ')) {
    const chunk = document.createElement('script');
    chunk.src = src;
    document.head.append(chunk);
  }
}
// data-media: an island that has work only where this matches.
const media = (island) => matchMedia(island.dataset.media || 'all');
function touch({ target, type }) {
  const island = target.closest?.('[data-island]');
  if (!island || !media(island).matches) return;
  wake();
  // A carousel's buttons are nothing without React: it does what was pressed when it is there.
  if (type === 'click') (target.closest('button') || island).dataset.pressed = '';
}
for (const type of ['pointerover', 'pointerdown', 'keydown', 'focusin', 'input', 'click']) {
  addEventListener(type, touch, true);
}
// Somebody was quicker than this script: typed, or opened a dialog.
touch({ target: document.activeElement });
// Buttons that only React answers appear now that a press on them is kept.
document.body.dataset.loader = '';
// The address names an island's state: #merge-pdf, ?plan=standard.
addEventListener('hashchange', wake);
if (location.hash || location.search) wake();
// data-island="view": it moves by itself, so it wakes unasked; but not before the page is read or has stood a while.
let settled;
let inView;
function settle() {
  settled = true;
  if (inView) wake();
}
addEventListener('scroll', settle, { once: true });
addEventListener('load', () => setTimeout(settle, 3000));
// data-island="now": the page is about it.
if (document.querySelector('[data-island=now]')) wake();
const seen = new IntersectionObserver((entries) => {
  inView ||= entries.some((entry) => entry.isIntersecting);
  if (inView && settled) wake();
});
for (const island of document.querySelectorAll('[data-island=view]')) {
  const query = media(island);
  const start = () => query.matches && seen.observe(island);
  query.addEventListener('change', start);
  start();
}
