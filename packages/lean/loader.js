// Wakes React on a page with islands: once, when an island is first needed. Everything works without it.
// Loaded async, because a browser holds the first paint back for a deferred script; waits for the whole page itself.
// lib/islands.ts says what the attributes mean. TOUCH, NOW, VIEW and FILE are set when it is bundled: each page gets
// the parts for its own kinds of islands.
const page = document;
const on = addEventListener;
const script = page.currentScript;
const missing = new Set(script.dataset.wake.split(' '));
let awake;
// What could not be loaded is tried again the next time.
function wake(failed) {
  if (awake) return;
  awake = true;
  for (const src of missing) {
    const part = page.createElement('script');
    part.onload = () => missing.delete(src);
    part.onerror = () => {
      awake = false;
      failed?.();
    };
    part.src = src;
    page.head.append(part);
  }
}
const media = (island) => matchMedia(island.dataset.media || '');
function touch({ target, type }) {
  const island = target.closest?.('[data-island]');
  if (!island || !media(island).matches) return;
  wake();
  if (type === 'click') (target.closest('button') || island).dataset.pressed = '';
}
function watch() {
  const seen = new IntersectionObserver((entries) => {
    if (entries.some((entry) => entry.isIntersecting)) wake();
  });
  for (const island of page.querySelectorAll('[data-island=view]')) {
    const query = media(island);
    const observe = () => {
      for (const stop of island.querySelectorAll('[data-stop]')) stop.tabIndex = query.matches - 1;
      if (query.matches) seen.observe(island);
    };
    query.onchange = observe;
    observe();
  }
}
function files() {
  const { dataset } = page.querySelector('[data-island=file]');
  const input = page.querySelector('[data-island=file] [type=file]');
  const text = page.querySelector('[data-island=file] textarea');
  const say = (state) => {
    if (!awake) dataset.state = state;
  };
  const rise = () => {
    say('waking');
    wake(() => say('failed'));
  };
  // What is typed or pasted into the text field stays in it.
  const own = ({ target, dataTransfer }) => target === text && !dataTransfer?.types.includes('Files');
  const take = (event) => {
    if (own(event)) return;
    const { files } = event.dataTransfer || event.clipboardData || input;
    if (event.dataTransfer) event.preventDefault();
    if (!input.isConnected) return;
    say('');
    if (!files.length) return;
    input.files = files;
    rise();
  };
  for (const type of ['change', 'drop', 'paste']) on(type, take);
  on('dragover', (event) => {
    if (own(event)) return;
    event.preventDefault();
    say('over');
  });
  on('dragleave', (event) => event.relatedTarget || say(''));
  take(page);
  const typed = () => {
    if (text?.value) rise();
    else say('');
  };
  if (text) on('input', typed);
  const begin = () => {
    if (/^#(carried|begin)$/.test(location.hash)) rise();
  };
  on('hashchange', begin);
  begin();
  if (text?.value) rise();
}
function start() {
  if (FILE) files();
  if (TOUCH) {
    for (const type of ['pointerover', 'pointerdown', 'keydown', 'focusin', 'input', 'click']) {
      on(type, touch, true);
    }
    // Somebody was quicker than this script: typed, or opened a dialog.
    touch({ target: page.activeElement });
    // From now on a press is kept: styles may show buttons that only React answers.
    page.body.dataset.loader = '';
    // The address names an island's state: #merge-pdf, ?plan=standard.
    on('hashchange', () => wake());
    if (location.hash || location.search) wake();
  }
  if (NOW) wake();
  if (VIEW) {
    // Not before the page is read or has stood a while.
    on('scroll', watch, { once: true });
    on('load', () => setTimeout(watch, 3000));
  }
}
if (page.readyState === 'loading') on('DOMContentLoaded', start);
else start();
