/**
 * Changes that browsers and extensions make to a page once it has loaded, and again after each change of the page.
 */

const skipped = 'script,style,textarea,svg,noscript,title,[translate=no],.notranslate';

/** Acts like Chrome's translation: replaces each text node by `<font><font>text</font></font>`. */
export function translateLive([selector, word]: readonly [string, string]): void {
  const translate = (root: Node) => {
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    if (root instanceof Text) texts.push(root);
    while (walk.nextNode()) texts.push(walk.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(`${selector},font`))
        continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.append(text.data + word);
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  const begin = () => {
    translate(document.body);
    const observer = new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records)
        for (const node of type === 'characterData' ? [target] : addedNodes) translate(node);
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  };
  if (document.readyState === 'complete') begin();
  else addEventListener('load', () => setTimeout(begin));
}

/** Acts like password managers and writing aids: adds icons at each field, attributes and a style. */
export function decorateLive(): void {
  const decorate = () => {
    for (const field of document.querySelectorAll('input, textarea, select, button')) {
      if (field.hasAttribute('data-decorated')) continue;
      field.setAttribute('data-decorated', '');
      field.setAttribute('autocomplete', 'off');
      const icon = document.createElement('span');
      icon.className = 'foreign-icon';
      field.after(icon);
      field.parentElement?.prepend(icon.cloneNode());
      if (field.tagName === 'BUTTON') field.append(icon.cloneNode());
    }
  };
  const begin = () => {
    const style = document.createElement('style');
    style.textContent = '.foreign-icon { position: absolute; width: 0; height: 0 }';
    document.head.prepend(style);
    document.documentElement.classList.add('decorated');
    document.body.append(document.createElement('foreign-panel'));
    decorate();
    new MutationObserver(decorate).observe(document.body, { childList: true, subtree: true });
  };
  if (document.readyState === 'complete') begin();
  else addEventListener('load', () => setTimeout(begin));
}

export type ForeignChange = 'translated' | 'decorated';

/** The translation with its arguments. It appends `word` to each text; by default the text stays, so that tests find it. */
export const translation = (word = '') => [translateLive, [skipped, word]] as const;
