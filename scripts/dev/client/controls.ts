/** /dev/edit: the form control for a content field, by its kind. */
import type { Field, Fields } from '../field';
import { collapseSpaces } from './match';

export function controlOf(field: Field, pages: Fields['pages'], change: (text: string) => void): HTMLElement {
  const { limits, sourceText } = field;
  if (limits.kind === 'picture') return pictureChoice(limits.choices, sourceText, change);
  if (limits.kind === 'choice' || limits.kind === 'link') {
    const choices =
      limits.kind === 'choice' ? limits.choices.map((choice) => [choice, choice] as const) : addresses(pages);
    const select = element('select');
    const options = choices.some(([value]) => value === sourceText)
      ? choices
      : [[sourceText, sourceText] as const, ...choices];
    for (const [value, label] of options) select.add(new Option(label, value, false, value === sourceText));
    select.addEventListener('change', () => change(select.value));
    return select;
  }
  const input = element(limits.kind === 'number' ? 'input' : 'textarea') as
    | HTMLInputElement
    | HTMLTextAreaElement;
  if (limits.kind === 'number') (input as HTMLInputElement).inputMode = 'numeric';
  input.value = sourceText;
  input.addEventListener('input', () => change(limits.kind === 'number' ? input.value.trim() : input.value));
  return input;
}

const addresses = (pages: Fields['pages']) =>
  pages.map(({ path, label }) => [path, `${collapseSpaces(label)} · ${path}`] as const);

function pictureChoice(
  names: readonly string[],
  chosen: string,
  change: (name: string) => void,
): HTMLElement {
  const group = element('div', '', 'choices');
  group.setAttribute('role', 'radiogroup');
  group.setAttribute('aria-label', 'Pictures');
  for (const name of names) {
    const label = element('label');
    const radio = element('input');
    const image = element('img');
    Object.assign(radio, { type: 'radio', name: 'picture', value: name, checked: name === chosen });
    Object.assign(image, { src: `/art/${name}.svg`, alt: '' });
    radio.addEventListener('change', () => change(name));
    label.append(radio, image, name);
    group.append(label);
  }
  return group;
}

export function element<Name extends keyof HTMLElementTagNameMap>(name: Name, text = '', className = '') {
  const created = document.createElement(name);
  created.textContent = text;
  if (className) created.className = className;
  return created;
}
