// Loads React on a page with islands: once, when an island is first needed. The page works without it.
// The script is async, because a browser delays the first paint for a deferred script; it waits for the whole
// page itself. Names in capitals are set during bundling: TOUCH, NOW, VIEW and FILE include the parts for a page's
// kinds of islands; the others are attributes and addresses explained in attributes.ts.
const page = document;
const on = addEventListener;
const missing = new Set(page.currentScript.getAttribute(WAKE).split(' '));
let currentWake;
let broken;
// A truncated script, or an HTML page instead of it, is loaded without an error of the element, but throws when run.
on('error', ({ filename }) => {
  broken = filename;
});
// A script that fails is requested once more, bypassing the cache, and again at the next wake.
function wake(failed) {
  if (currentWake) return;
  const add = (src, isSecond) => {
    const part = page.createElement('script');
    part.onload = () => (broken === part.src ? part.onerror() : missing.delete(src));
    part.onerror = () => {
      broken = '';
      if (isSecond) {
        // A script of an earlier wake may fail after the visitor has chosen again: that does not end the new wake.
        if (currentWake === add) {
          currentWake = undefined;
          failed?.();
        }
      } else {
        const retry = () => add(src, true);
        fetch(src, { cache: 'reload' }).then(retry, retry);
      }
    };
    part.src = src;
    page.head.append(part);
  };
  currentWake = add;
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
  const viewWatcher = new IntersectionObserver(
    (entries) => entries.some((entry) => entry.isIntersecting) && wake(),
  );
  for (const island of page.querySelectorAll(`[${ISLAND}=view]`)) {
    const query = media(island);
    const observe = () => {
      for (const stop of island.querySelectorAll(`[${STOP}]`)) stop.tabIndex = query.matches - 1;
      if (query.matches) viewWatcher.observe(island);
    };
    query.onchange = observe;
    observe();
  }
}
// Events of `files` and `keepPage` are captured at the window, because React stops them at the document until it is complete.
function files() {
  const island = page.querySelector(`[${ISLAND}=file]`);
  const input = island.querySelector('[type=file]');
  const text = island.querySelector('textarea');
  const showState = (state) => {
    if (!currentWake) island.setAttribute(STATE, state);
  };
  const wakeIsland = () => {
    showState('loading');
    wake(() => {
      showState('failed');
      // Otherwise choosing the same file again fires no event.
      input.value = '';
    });
    // After a minute without success or error the state is `failed`; a script that arrives later still finds the files.
    setTimeout(() => missing.size && island.setAttribute(STATE, 'failed'), 6e4);
  };
  const takeFiles = (event) => {
    const { target, type, clipboardData, dataTransfer } = event;
    // Text typed, dropped or pasted into the text field is not intercepted.
    if (target === text && !dataTransfer?.types.includes('Files')) return;
    const { files, items = [] } = dataTransfer || clipboardData || target || input;
    if (dataTransfer) event.preventDefault();
    if (type === 'dragover') return showState('over');
    if (!files?.length) return showState(dataTransfer ? 'none' : '');
    // Earlier files are kept, except after a failed load, when the visitor has to choose again. Entries, which tell
    // folders from files, can be read only during the event.
    self[KEPT] = [currentWake && self[KEPT], files, [...items].map((item) => item.webkitGetAsEntry())];
    wakeIsland();
  };
  for (const type of ['change', 'drop', 'paste', 'dragover']) on(type, takeFiles, true);
  on('dragleave', (event) => event.relatedTarget || showState(''));
  takeFiles(page);
  const onText = () => (text.value ? wakeIsland() : showState(''));
  if (text) {
    on('input', onText);
    onText();
  }
  const begin = () => {
    if ([CARRIED, BEGIN].includes(location.hash)) wakeIsland();
  };
  on('hashchange', begin);
  begin();
}
// Records changes of the DOM by others (a translation, an extension) until React is loaded: lib/foreign-changes.ts.
function record() {
  const changes = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  // `characterDataOldValue` implies `characterData`.
  observer.observe(page.body, { childList: true, subtree: true, characterDataOldValue: true });
  self[CHANGES] = [changes, observer];
}
// Without this, a file, picture or link dropped beside a field would be opened in place of the page and its entered text.
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
    // Islands are watched from the first scroll on, or three seconds after the page has loaded.
    on('scroll', watch, { once: true });
    on('load', () => setTimeout(watch, 3000));
  }
}
if (page.readyState === 'loading') on('DOMContentLoaded', start);
else start();
