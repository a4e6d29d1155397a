/**
 * Keeps what a visitor has given while React takes over the page. Where the HTML is not what React expects (an
 * extension has changed it before anything could be recorded), React makes the page anew, with empty fields. The new
 * fields then get the files, texts and choices of the old ones.
 */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldsOf = (root: ParentNode) => [...root.querySelectorAll<Field>('input, textarea, select')];

/** What identifies a field in both versions of the page. */
const isSame = (one: Field) => (other: Field) =>
  one.type === other.type &&
  (one.id ? one.id === other.id : one.name === other.name && (!isChoice(one) || one.value === other.value));

const isChoice = (field: Field): field is HTMLInputElement => ['checkbox', 'radio'].includes(field.type);
const isFiles = (field: Field): field is HTMLInputElement => field.type === 'file';

/** @returns whether there was anything to copy */
function copy(from: Field, to: Field): boolean {
  if (isFiles(from) && isFiles(to)) {
    if (!from.files?.length) return false;
    to.files = from.files;
  } else if (isChoice(from) && isChoice(to)) {
    if (to.checked === from.checked) return false;
    to.checked = from.checked;
  } else {
    if (to.value === from.value) return false;
    to.value = from.value;
  }
  return true;
}

/** Starts before React takes over the page's HTML. */
export function keepFields(): void {
  const before = fieldsOf(document);
  let focused = document.activeElement;
  addEventListener('focusin', ({ target }) => {
    focused = target as Element;
  });
  // Runs after React has changed the page and before its effects read the fields.
  const observer = new MutationObserver(() => {
    const lost = before.filter(({ isConnected }) => !isConnected);
    if (lost.length < before.length || lost.length === 0) return;
    observer.disconnect();
    const now = fieldsOf(document);
    for (const field of lost) {
      const same = now.find(isSame(field));
      if (!same) continue;
      if (field === focused) same.focus();
      if (copy(field, same))
        same.dispatchEvent(new Event(isFiles(same) ? 'change' : 'input', { bubbles: true }));
    }
  });
  observer.observe(document.body, { childList: true });
}
