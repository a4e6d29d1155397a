/**
 * Keeps what a visitor has entered while React hydrates the page, and content that React does not know. If the HTML
 * is not what React expects (an extension changed it before changes could be recorded), React rebuilds the page: with
 * empty fields, and without the contents of elements that the delivery step left out of its data. The new fields then
 * get the files, texts and choices of the old ones, and those elements get their contents.
 */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldsOf = (root: ParentNode) => [...root.querySelectorAll<Field>('input, textarea, select')];

/** Whether two fields of the old and the new page are the same one. */
const isSame = (oldField: Field) => (newField: Field) =>
  oldField.type === newField.type &&
  (oldField.id
    ? oldField.id === newField.id
    : oldField.name === newField.name && (!isChoice(oldField) || oldField.value === newField.value));

const isChoice = (field: Field): field is HTMLInputElement => ['checkbox', 'radio'].includes(field.type);
const isFileField = (field: Field): field is HTMLInputElement => field.type === 'file';

/**
 * Copies what a visitor has entered.
 *
 * @returns whether there was anything to copy
 */
function copyEntry(from: Field, to: Field): boolean {
  if (isFileField(from) && isFileField(to)) {
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

const isAlike = (newElement: Element) => (oldElement: Element) =>
  newElement.tagName === oldElement.tagName &&
  newElement.id === oldElement.id &&
  newElement.getAttribute('class') === oldElement.getAttribute('class');

/** Moves the contents of old elements to the new elements that correspond to them and are empty. */
export function fillFrom(oldElement: Element, newElement: Element): void {
  if (newElement.childNodes.length === 0) {
    // A field that React rendered again already has its options.
    if (!newElement.matches('input, textarea, select')) newElement.append(...oldElement.childNodes);
    return;
  }
  // Old elements that others had added have no counterpart and are skipped.
  const candidates = [...oldElement.children];
  for (const child of newElement.children) {
    const index = candidates.findIndex(isAlike(child));
    if (index < 0) continue;
    const [match] = candidates.splice(0, index + 1).slice(-1);
    if (match) fillFrom(match, child);
  }
}

/** Watches for a rebuilt page and fills its fields and elements. Call before hydration. */
export function keepFields(): void {
  const oldFields = fieldsOf(document);
  const oldBody = document.createElement('body');
  const elements = [...document.body.children];
  const mainElement = document.querySelector('main');
  let focused = document.activeElement;
  // Runs before React sees the event: when a field loses the focus, React may rebuild the page at once, and the next
  // field would be gone before it gets the focus.
  addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (relatedTarget) focused = relatedTarget as Element;
    },
    true,
  );
  addEventListener(
    'focusin',
    ({ target }) => {
      focused = target as Element;
    },
    true,
  );
  // Runs after React has changed the page and before its effects read the fields.
  const observer = new MutationObserver(() => {
    if (mainElement?.isConnected !== false) return;
    const lostFields = oldFields.filter(({ isConnected }) => !isConnected);
    observer.disconnect();
    oldBody.append(...elements.filter(({ isConnected }) => !isConnected));
    fillFrom(oldBody, document.body);
    const newFields = fieldsOf(document);
    for (const field of lostFields) {
      const newField = newFields.find(isSame(field));
      if (!newField) continue;
      if (field === focused) newField.focus();
      // No event for files: the island's effects read files that were chosen before hydration.
      if (copyEntry(field, newField) && !isFileField(newField))
        newField.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
  observer.observe(document.body, { childList: true });
}
