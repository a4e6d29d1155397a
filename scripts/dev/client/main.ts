import { inr } from '../../../lib/format';
import type { Change, Field, Fields } from '../field';
import { collapseSpaces, matcher, siblingFields } from './match';
import { showPanel, showTexts } from './panel';

/**
 * /dev/edit in the browser: a click on the page in the frame, or a choice from its texts, selects a field;
 * the panel edits it.
 */

const elementById = <Kind extends HTMLElement>(id: string) => document.getElementById(id) as Kind;
const [frame, panel, status] = [
  elementById<HTMLIFrameElement>('site'),
  elementById('panel'),
  elementById('status'),
];
const [pageChoice, asVisitor, undoButton, goToLinkButton, textsButton] = [
  elementById<HTMLSelectElement>('page'),
  elementById<HTMLInputElement>('visitor'),
  elementById<HTMLButtonElement>('undo'),
  elementById<HTMLButtonElement>('go-to-link'),
  elementById<HTMLButtonElement>('texts'),
];

let { fields, pages } = (await load()) as Fields;
let match = matcher(fields);
/** The clicked node of the page, and its text before the edit. */
let place: { node: Node; oldText: string } | undefined;

for (const { path, label } of pages) pageChoice.add(new Option(`${collapseSpaces(label)} · ${path}`, path));
const requestedPage = new URLSearchParams(location.search).get('page');
pageChoice.value = pages.some(({ path }) => path === requestedPage) ? (requestedPage ?? '/') : '/';
openPage(pageChoice.value);

pageChoice.addEventListener('change', () => openPage(pageChoice.value));
undoButton.addEventListener('click', () => {
  void post('/dev/edit/undo')
    .then(() => refresh('Taken back.'))
    .catch((error: Error) => (status.textContent = error.message));
});
textsButton.addEventListener('click', listTexts);
panel.addEventListener('keydown', ({ key }) => key === 'Escape' && textsButton.focus());
frame.addEventListener('load', () => {
  const page = frame.contentDocument;
  if (!page) return;
  pageChoice.value = frame.contentWindow?.location.pathname ?? pageChoice.value;
  const style = page.createElement('style');
  style.textContent =
    '[data-edit-here]{outline:2px solid #1f4fc4!important;outline-offset:2px;box-shadow:0 0 0 6px #fff!important;cursor:text}';
  page.head.append(style);
  page.addEventListener('pointerover', ({ target }) => outline(page, target as Element));
  page.addEventListener('click', onClick, true);
  // Forms of the page are disabled while editing.
  page.addEventListener('submit', (event) => asVisitor.checked || event.preventDefault(), true);
});

function openPage(path: string): void {
  place = undefined;
  history.replaceState(null, '', `/dev/edit?page=${encodeURIComponent(path)}`);
  frame.src = path;
}

function outline(page: Document, target: Element): void {
  page.querySelector('[data-edit-here]')?.removeAttribute('data-edit-here');
  if (!asVisitor.checked && target !== page.body && target !== page.documentElement)
    target.setAttribute('data-edit-here', '');
}

function listTexts(): void {
  const page = frame.contentDocument;
  if (!page) return;
  restoreText();
  match.indexPage(page);
  showTexts(panel, match.fieldTextsOf(page), (node) => {
    const element = node.nodeType === Node.TEXT_NODE ? node.parentElement : (node as Element);
    element?.scrollIntoView({ block: 'center' });
    if (element) outline(page, element);
    place = { node, oldText: node.textContent ?? '' };
    show(match.fieldsOfText(node));
  });
}

function onClick(event: MouseEvent): void {
  // “Browse as a visitor”: clicks work as for visitors, for example to open a menu whose texts are to be edited.
  if (asVisitor.checked) return;
  event.preventDefault();
  event.stopPropagation();
  const page = frame.contentDocument;
  if (!page) return;
  restoreText();
  match.indexPage(page);
  const target = event.target as Element;
  const fieldsHere = fieldsAt(page, target, event);
  const link = target.closest('a');
  const href = link?.getAttribute('href') ?? '';
  const related = fieldsHere[0] ? siblingFields(fieldsHere[0], fields) : [];
  const linkFields = related.some(({ limits }) => limits.kind === 'link')
    ? []
    : match.fieldsOfLink(href, target).slice(0, 1);
  goToLinkButton.hidden = !href.startsWith('/');
  goToLinkButton.textContent = `Go to ${href}`;
  goToLinkButton.onclick = () => openPage(href);
  if (fieldsHere.length === 0 && linkFields.length > 0) show(linkFields);
  else show(fieldsHere, linkFields);
}

/** Fields of the clicked picture or text: the text itself first, then its ancestors. */
function fieldsAt(page: Document, target: Element, { clientX, clientY }: MouseEvent): Field[] {
  const picture = /^\/art\/([\w-]+)\.svg/.exec(target.closest('img')?.getAttribute('src') ?? '')?.[1];
  if (picture) return match.fieldsOfPicture(picture, target);
  const text = page.caretPositionFromPoint?.(clientX, clientY)?.offsetNode ?? target.firstChild;
  const nodes = [text && target.contains(text) ? text : undefined, target, target.parentElement];
  for (const node of nodes) {
    const matchingFields = node ? match.fieldsOfText(node) : [];
    if (!node || matchingFields.length === 0) continue;
    place = { node, oldText: node.textContent ?? '' };
    return matchingFields;
  }
  return [];
}

function show(shownFields: readonly Field[], linkFields: readonly Field[] = []): void {
  const related = shownFields[0] ? [...siblingFields(shownFields[0], fields), ...linkFields] : [];
  showPanel(panel, shownFields, related, pages, {
    onInput: preview,
    onSave: save,
    onChoose: (field) => show([field, ...shownFields.filter((other) => other !== field)]),
  });
}

/** Previews the typed text on the page where it is a whole text node; elsewhere it appears after saving. */
function preview(field: Field, text: string | undefined): void {
  if (!place || place.node.nodeType !== Node.TEXT_NODE) return;
  const printedTexts =
    field.limits.kind === 'number' ? [inr(Number(field.value)), String(field.value)] : [String(field.value)];
  const shownValue = printedTexts.find(
    (value) => collapseSpaces(value) === collapseSpaces(place?.oldText ?? ''),
  );
  if (shownValue === undefined) return;
  const shownText =
    text === undefined ? place.oldText : shownValue.startsWith('₹') ? inr(Number(text)) : text;
  if (place.node.textContent !== shownText) place.node.textContent = shownText;
}

/** Undoes the preview of a text that was not saved. */
function restoreText(): void {
  if (place?.node.isConnected && place.node.nodeType === Node.TEXT_NODE)
    place.node.textContent = place.oldText;
  place = undefined;
}

async function save(changes: readonly Change[]): Promise<void> {
  status.textContent = 'Saving…';
  try {
    await post('/dev/edit/save', changes);
  } catch (error) {
    status.textContent = 'Not saved.';
    throw error;
  }
  // The page now shows the content.
  place = undefined;
  await refresh(`Saved in ${[...new Set(changes.map(({ file }) => file))].join(' and ')}.`);
  const [first] = changes;
  const saved = fields.find(
    ({ file, keys }) => file === first?.file && keys.join('.') === first.keys.join('.'),
  );
  if (saved) show([saved]);
}

async function refresh(message: string): Promise<void> {
  ({ fields, pages } = await load());
  match = matcher(fields);
  status.textContent = message;
}

async function load(): Promise<Fields> {
  return (await fetch('/dev/edit/fields')).json();
}

async function post(address: string, changes: readonly Change[] = []): Promise<void> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(changes),
  });
  if (!answer.ok) throw new Error(await answer.text());
  undoButton.disabled = (await answer.json()).undo === 0;
}
