import { literalPattern } from '../../../lib/literal-pattern';
import type { Change, Field, Fields } from '../field';
import { controlOf, element } from './controls';
import { collapseSpaces } from './match';

type Handlers = {
  /** Called while typing; undefined if the text is unchanged. */
  onInput: (field: Field, text: string | undefined) => void;
  onSave: (changes: readonly Change[]) => Promise<void>;
  onChoose: (field: Field) => void;
};

/** A text as printed: with values quoted from other files. */
export function printedText(field: Field, sourceText: string): string {
  const names = [...field.sourceText.matchAll(/\$\{[^}]*\}/g)].map(([name]) => name);
  const parts = field.sourceText.split(/\$\{[^}]*\}/);
  const pattern = new RegExp(`^${parts.map(literalPattern).join('([\\s\\S]*?)')}$`);
  const values = pattern.exec(String(field.value))?.slice(1) ?? [];
  return names.reduce((text, name, index) => text.replace(name, values[index] ?? name), sourceText);
}

const boundsOf = ({ limits }: Field): { min?: number; max?: number } => ('choices' in limits ? {} : limits);

/** Length fault of a text, worded like the content check; undefined if there is none. */
export function lengthProblem({ limits }: Field, text: string): string | undefined {
  if ('choices' in limits) return undefined;
  const { min = -Infinity, max = Infinity } = limits;
  if (limits.kind === 'number') {
    if (!/^\d+(\.\d+)?$/.test(text.trim())) return 'Write a number, with digits only.';
    if (Number(text) < min) return `It must be ${min} or more.`;
    return Number(text) > max ? `It must be ${max} or less.` : undefined;
  }
  if (text.length > max) return `Too long: use at most ${max} characters.`;
  return text.length < min ? `Too short: write at least ${min} characters.` : undefined;
}

/** Shows a field, its siblings in the entry, and other fields with the same text. */
export function showPanel(
  panel: HTMLElement,
  [field, ...others]: readonly Field[],
  related: readonly Field[],
  pages: Fields['pages'],
  handlers: Handlers,
): void {
  panel.replaceChildren();
  if (!field) {
    panel.append(
      element('p', 'This text is not in content: the page computes or draws it. Try the text beside it.'),
    );
    return;
  }
  panel.append(formOf([field, ...related], sameTextList(others, handlers), pages, handlers));
  panel.querySelector<HTMLElement>('textarea, select, input:checked, input:not([type=radio])')?.focus();
}

/** Fields with the same text, to choose from. */
function sameTextList(others: readonly Field[], handlers: Handlers): HTMLElement[] {
  if (others.length === 0) return [];
  const list = element('ul');
  for (const other of others.slice(0, 8)) {
    const button = element('button', `${other.label}, ${other.file}, line ${other.line}`);
    button.type = 'button';
    button.addEventListener('click', () => handlers.onChoose(other));
    const item = element('li');
    item.append(button);
    list.append(item);
  }
  const more = element('div', 'The same text is in:', 'others');
  more.append(list);
  return [more];
}

/** The texts of a page as a list, for people who cannot click them. */
export function showTexts(panel: HTMLElement, texts: readonly Node[], onChoose: (text: Node) => void): void {
  const list = element('ul', '', 'texts');
  for (const text of texts) {
    const shownText = collapseSpaces(text.textContent ?? '');
    const button = element('button', shownText.length > 90 ? `${shownText.slice(0, 89)}…` : shownText);
    button.type = 'button';
    button.addEventListener('click', () => onChoose(text));
    const item = element('li');
    item.append(button);
    list.append(item);
  }
  panel.replaceChildren(element('h2', 'Texts of this page'), list);
  panel.scrollTop = 0;
  list.querySelector('button')?.focus();
}

/** One form for a field and its siblings, because some depend on each other, as monthly and yearly price. Its button is sticky. */
function formOf(
  fields: readonly Field[],
  more: readonly HTMLElement[],
  pages: Fields['pages'],
  handlers: Handlers,
): HTMLElement {
  const form = element('form');
  const alert = element('p', '', 'bad');
  alert.setAttribute('role', 'alert');
  const save = element('button', 'Save');
  save.type = 'submit';
  save.disabled = true;
  const sourceText = new Map(fields.map((field) => [field, field.sourceText]));
  const parts = fields.map((field, index) =>
    fieldPart(field, `field-${index}`, pages, (text) => {
      sourceText.set(field, text);
      const [changed, hasProblem] = [
        changes(),
        [...sourceText].some(([writtenField, newText]) => problemOf(writtenField, newText)),
      ];
      save.disabled = hasProblem || changed.length === 0;
      handlers.onInput(field, text === field.sourceText ? undefined : printedText(field, text));
    }),
  );
  const changes = (): Change[] =>
    [...sourceText]
      .filter(([field, newText]) => newText !== field.sourceText)
      .map(([{ file, keys }, newText]) => ({ file, keys, sourceText: newText }));

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    save.disabled = true;
    alert.textContent = '';
    handlers.onSave(changes()).catch((error: Error) => {
      alert.textContent = error.message;
      save.disabled = false;
    });
  });
  form.addEventListener('keydown', ({ key, ctrlKey, metaKey }) => {
    if (key === 'Enter' && (ctrlKey || metaKey) && !save.disabled) form.requestSubmit();
  });
  const bar = element('div', '', 'save');
  bar.append(alert, save);
  form.append(...parts, ...more, bar);
  return form;
}

const problemOf = (field: Field, sourceText: string) => lengthProblem(field, printedText(field, sourceText));

/** A field: name, location, limits, length, and its comment in the file. */
function fieldPart(
  field: Field,
  id: string,
  pages: Fields['pages'],
  onChange: (sourceText: string) => void,
): HTMLElement {
  const part = element('section');
  const label = element('label', labels[field.limits.kind], 'words');
  label.htmlFor = id;
  const count = element('p', '', 'count');
  const showLength = (sourceText: string) => {
    const problem = problemOf(field, sourceText);
    const { min, max } = boundsOf(field);
    const length = `${printedText(field, sourceText).length} of ${min ?? 0}–${max} characters`;
    count.textContent = problem ?? (field.limits.kind === 'text' && max !== undefined ? length : '');
    count.classList.toggle('bad', problem !== undefined);
  };
  const control = controlOf(field, pages, (sourceText) => {
    showLength(sourceText);
    onChange(sourceText);
  });
  control.id = id;
  showLength(field.sourceText);
  const location = element('p', `${field.file}, line ${field.line}`, 'where');
  part.append(element('h2', field.label), location, label, control, count);
  if (field.note) part.append(element('p', ownNote(field.note, String(field.keys.at(-1))), 'note'));
  return part;
}

/** The part of a shared comment (` - \`name\`: …` per field) that is about this field, with the part about all fields. */
export function ownNote(note: string, name: string): string {
  const [lead = '', ...each] = note.split(/ - (?=`)/);
  const fieldLines = each.filter((line) => line.slice(0, line.indexOf(':')).includes(`\`${name}\``));
  return fieldLines.length > 0 ? [lead, ...fieldLines].join(' ').trim() : note;
}

const labels = {
  text: 'Its words. What is in { } comes from another file: leave it as it is.',
  number: 'Its number',
  link: 'Where it leads',
  picture: 'Its picture',
  choice: 'One of',
} as const;
