// Wakes React on a page with islands: once, when an island is first needed. Everything works without it.
// Loaded async, because a browser delays the first paint for a deferred script; it waits for the whole page
// itself. Names in capitals are set during bundling: TOUCH, NOW, VIEW and FILE include the parts for a page's
// kinds of islands; the others are attributes and addresses explained in attributes.ts.
const page = document;
const on = addEventListener;
const missing = new Set(page.currentScript.getAttribute(WAKE).split(' '));
let awake;
let broken;
// A script that is cut short, or a page in its place, arrives, but cannot be run.
on('error', ({ filename }) => {
  broken = filename;
});
// A script that fails is asked for once more, past what the browser has kept of it, and again the next time.
function wake(failed) {
  if (awake) return;
  const add = (src, isSecond) => {
    const part = page.createElement('script');
    part.onload = () => (broken === part.src ? part.onerror() : missing.delete(src));
    part.onerror = () => {
      broken = '';
      if (isSecond) {
        // What an earlier wake asked for may fail after the visitor has chosen again: that does not end the new one.
        if (awake === add) {
          awake = undefined;
          failed?.();
        }
      } else {
        const again = () => add(src, true);
        fetch(src, { cache: 'reload' }).then(again, again);
      }
    };
    part.src = src;
    page.head.append(part);
  };
  awake = add;
  for (const src of missing) add(src);
}
const media = (island) => matchMedia(island.getAttribute(MEDIA) || '');
function touch({ target, type }) {
  const island = target.closest?.(`[${ISLAND}]`);
  if (!island || !media(island).matches) return;
  wake();
  if (type === 'click') (target.closest('button') || island).setAttribute(PRESSED, '');
}
function watch() {
  const seen = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && wake());
  for (const island of page.querySelectorAll(`[${ISLAND}=view]`)) {
    const query = media(island);
    const observe = () => {
      for (const stop of island.querySelectorAll(`[${STOP}]`)) stop.tabIndex = query.matches - 1;
      if (query.matches) seen.observe(island);
    };
    query.onchange = observe;
    observe();
  }
}
// Its events and those of `keepPage` are captured at the window: React stops them at the document until it has all its parts.
function files() {
  const island = page.querySelector(`[${ISLAND}=file]`);
  const input = island.querySelector('[type=file]');
  const text = island.querySelector('textarea');
  const say = (state) => {
    if (!awake) island.setAttribute(STATE, state);
  };
  const rise = () => {
    say('waking');
    wake(() => {
      say('failed');
      // Otherwise choosing the same file again fires no event.
      input.value = '';
    });
    // A script that neither arrives nor fails: it may still come, and finds the files kept.
    setTimeout(() => missing.size && island.setAttribute(STATE, 'failed'), 6e4);
  };
  const take = (event) => {
    const { target, type, clipboardData, dataTransfer } = event;
    // Text typed, dropped or pasted into the text field is not intercepted.
    if (target === text && !dataTransfer?.types.includes('Files')) return;
    const { files, items = [] } = dataTransfer || clipboardData || target || input;
    if (dataTransfer) event.preventDefault();
    if (type === 'dragover') return say('over');
    if (!files?.length) return say(dataTransfer ? 'none' : '');
    // Those before them stay, but not after a failed load: they are asked for again then. What tells a folder is there
    // during the event only.
    self[KEPT] = [awake && self[KEPT], files, [...items].map((item) => item.webkitGetAsEntry())];
    rise();
  };
  for (const type of ['change', 'drop', 'paste', 'dragover']) on(type, take, true);
  on('dragleave', (event) => event.relatedTarget || say(''));
  take(page);
  const typed = () => (text.value ? rise() : say(''));
  if (text) {
    on('input', typed);
    typed();
  }
  const begin = () => {
    if ([CARRIED, BEGIN].includes(location.hash)) rise();
  };
  on('hashchange', begin);
  begin();
}
// What others change in the page (a translation, an extension) before React is there, to be told from React's own.
function record() {
  const changes = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  // The old text implies the texts.
  observer.observe(page.body, { childList: true, subtree: true, characterDataOldValue: true });
  self[CHANGES] = [changes, observer];
}
// A file, a picture or a link that is dropped beside a field would replace the page, and what was written on it.
function keepPage() {
  const keep = (event) => {
    const { target, dataTransfer } = event;
    if (target.matches?.('input, textarea') && !dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    dataTransfer.dropEffect = 'none';
  };
  for (const type of ['dragover', 'drop']) on(type, keep, true);
}
function start() {
  record();
  if (FILE) files();
  else if (TOUCH && page.querySelector('textarea')) keepPage();
  if (TOUCH) {
    for (const type of ['pointerover', 'pointerdown', 'keydown', 'focusin', 'input', 'click']) {
      on(type, touch, true);
    }
    // The visitor may have typed or opened a dialog before this script ran.
    touch({ target: page.activeElement });
    // From now on presses are recorded.
    page.body.setAttribute(LOADER, '');
    // The hash may name an island's state.
    on('hashchange', () => wake());
    if (location.hash || location.search) wake();
  }
  if (NOW) wake();
  if (VIEW) {
    // Not before a scroll or after a delay.
    on('scroll', watch, { once: true });
    on('load', () => setTimeout(watch, 3000));
  }
}
if (page.readyState === 'loading') on('DOMContentLoaded', start);
else start();
