// Wakes React on a page with islands: once, when an island is first needed. Everything works without it.
// Loaded async, because a browser holds the first paint back for a deferred script; waits for the whole page itself.
const page = document;
const on = addEventListener;
const script = page.currentScript;
let awake;
function wake() {
  if (awake) return;
  awake = true;
  const addresses = script.dataset.wake.split(' ');
  page.head.append(...addresses.map((src) => Object.assign(page.createElement('script'), { src })));
}
// data-media: an island that has work only where this matches.
const media = (island) => matchMedia(island.dataset.media || '');
function touch({ target, type }) {
  const island = target.closest?.('[data-island]');
  if (!island || !media(island).matches) return;
  wake();
  // A carousel's buttons are nothing without React: it does what was pressed when it is there.
  if (type === 'click') (target.closest('button') || island).dataset.pressed = '';
}
function start() {
  for (const type of ['pointerover', 'pointerdown', 'keydown', 'focusin', 'input', 'click']) {
    on(type, touch, true);
  }
  // Somebody was quicker than this script: typed, or opened a dialog.
  touch({ target: page.activeElement });
  // Buttons that only React answers appear now that a press on them is kept.
  page.body.dataset.loader = '';
  // The address names an island's state: #merge-pdf, ?plan=standard.
  on('hashchange', wake);
  if (location.hash || location.search) wake();
  // data-island="now": the page is about it.
  if (page.querySelector('[data-island=now]')) wake();
  // data-island="view": it moves by itself, so it wakes unasked; but not before the page is read or has stood a while.
  on('scroll', watch, { once: true });
  on('load', () => setTimeout(watch, 3000));
}
function watch() {
  const seen = new IntersectionObserver((entries) => {
    if (entries.some((entry) => entry.isIntersecting)) wake();
  });
  for (const island of page.querySelectorAll('[data-island=view]')) {
    const query = media(island);
    // A list that does not scroll at this width needs no stop for the keyboard.
    const observe = () => {
      island.querySelector('ul').tabIndex = query.matches - 1;
      if (query.matches) seen.observe(island);
    };
    query.onchange = observe;
    observe();
  }
}
if (page.readyState === 'loading') on('DOMContentLoaded', start);
else start();
