import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Stamp } from 'engines/pdf';
import { samplePdf } from 'engines/testing/pdf-samples';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { factText } from '@/components/workbench/shell/facts';
import { Sign } from '@/components/workbench/sign/sign';
import { sharedMessages } from '@/content/workbench';
import { phone, wide } from '@/lib/breakpoints';
import { formatMessage } from '@/lib/sentences';
import { pageList } from '@/lib/values';
import { replaceResults } from '@/tests/helpers/engine-answers';
import { enginesHere } from '@/tests/helpers/in-process-engines';
import { messagePattern } from '@/tests/helpers/message-pattern';
import { runPdfEngine } from '@/tests/helpers/pdf-engine';
import { showTool } from '@/tests/helpers/shown-tool';
import { stubMedia } from '@/tests/helpers/stub-media';
import { messagesOf } from '@/tests/helpers/tool-messages';

const requested = { signing: [] as { stamps: Stamp[]; name: string }[] };

const answerCall: Parameters<typeof replaceResults>[0] = (name, input) => {
  if (name === 'signPages') requested.signing.push(input);
  return runPdfEngine(name, input);
};
replaceResults(answerCall);

const messages = messagesOf('sign');
const unchanged = sharedMessages.facts.appended?.kept as string;

beforeEach(() => {
  requested.signing = [];
  localStorage.clear();
  // The OffscreenCanvas of happy-dom has no drawing context. Without the class, the check that draws the result is
  // skipped.
  vi.stubGlobal('OffscreenCanvas', undefined);
  URL.createObjectURL ??= () => 'blob:signed';
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Opens a file for signing. */
async function open(sample: Parameters<typeof samplePdf>[0] = { pages: ['one', 'two', 'three'] }) {
  const bytes = new Uint8Array(await samplePdf(sample));
  const tool = showTool('ai-pdf-editor', Sign, [new File([bytes], 'lease.pdf')], {
    messages: 'sign',
    engines: { ...enginesHere, picture: enginesHere.pdf },
  });
  await screen.findByRole('radio', { name: messages.kinds.initials });
  return tool;
}

/** Draws a line on the pad, which is 260 by 100 pixels here. */
function draw(pointer: { pointerType?: string; pressure?: number } = {}) {
  const pad = screen.getByRole('img', { name: messages.pad });
  pad.getBoundingClientRect = () => ({ left: 0, top: 0, width: 260, height: 100 }) as DOMRect;
  const pointerAt = (x: number, y: number) => ({
    clientX: x,
    clientY: y,
    pointerId: 1,
    button: 0,
    ...pointer,
  });
  fireEvent.pointerDown(pad, pointerAt(20, 20));
  for (const step of [1, 2, 3, 4, 5, 6]) fireEvent.pointerMove(pad, pointerAt(20 + step * 35, 20 + step * 8));
  fireEvent.pointerUp(pad, pointerAt(230, 68));
}

const stamps = () => screen.queryAllByRole('button', { name: messagePattern(messages.stamp) });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a drawn signature appears on the page at once, and is signed on the page that was shown', async () => {
  const { announce } = await open();
  await press(messages.next);
  await press(messages.next);
  draw();
  await waitFor(() => expect(stamps()).toHaveLength(1));
  expect(stamps()[0]?.getAttribute('aria-label')).toMatch(messagePattern(messages.stamp, { page: '3' }));
  expect(announce).toHaveBeenCalledWith(
    formatMessage(messages.added, { what: messages.kinds.signature, page: 3 }),
  );
  await press(messages.make);
  await waitFor(() => expect(requested.signing).toHaveLength(1));
  const [{ stamps: sent, name } = { stamps: [], name: '' }] = requested.signing;
  expect(name).toBe('lease-signed.pdf');
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ page: 3, rotation: 0, ink: { kind: 'drawn' } });
  await screen.findByText(unchanged);
  // The finished page has the signature itself, and no frame on it.
  expect(stamps()).toEqual([]);
});

test.each([
  ['needed below the edge of a wide window', false, 2000, 1],
  ['not needed within a wide window', false, 300, 0],
  ['not needed on a phone, where the page is above the fields', true, 2000, 0],
])('a new signature is scrolled into view only if needed: %s', async (_, isPhone, top, times) => {
  stubMedia(isPhone ? phone : wide);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return this.hasAttribute('data-place') ? new DOMRect(0, top, 100, 40) : new DOMRect(0, 100, 700, 500);
  });
  const scrolled = vi.fn();
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function (this: HTMLElement) {
    if (this.hasAttribute('data-place')) scrolled();
  });
  await open();
  draw();
  await waitFor(() => expect(stamps()).toHaveLength(1));
  expect(scrolled).toHaveBeenCalledTimes(times);
  vi.restoreAllMocks();
});

test('the frame of the signed page scrolls to the signature', async () => {
  await open();
  draw();
  await waitFor(() => expect(stamps()).toHaveLength(1));
  const top = { section: 100, signed: 1150 };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.hasAttribute('data-signed')) return new DOMRect(0, top.signed, 1, 1);
    return this.matches('section') ? new DOMRect(0, top.section, 700, 600) : new DOMRect();
  });
  const scrolled = vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(() => {});
  await press(messages.make);
  await screen.findByText(unchanged);
  await waitFor(() => expect(scrolled).toHaveBeenLastCalledWith({ top: top.signed - top.section - 200 }));
  vi.restoreAllMocks();
});

test.each([
  ['pen draws a different line under more pressure', 'pen', true],
  ['finger draws the same line under any pressure', 'touch', false],
])('a %s', async (_, pointerType, dependsOnPressure) => {
  await open();
  const outlineUnder = (pressure: number) => {
    draw({ pointerType, pressure });
    const outline = screen.getByRole('img', { name: messages.pad }).lastElementChild?.getAttribute('d');
    fireEvent.click(screen.getByRole('button', { name: messages.clear }));
    return outline;
  };
  const [light, heavy] = [outlineUnder(0.3), outlineUnder(1)];
  expect(light).toBeTruthy();
  expect(light !== heavy).toBe(dependsOnPressure);
});

test('with nothing placed no file is made, and the disabled primary action says what is missing', async () => {
  stubMedia(phone);
  await open();
  const missing = screen.getByRole('button', { name: messages.missing.draw.signature });
  expect(missing.getAttribute('aria-disabled')).toBe('true');
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(missing);
  expect((await screen.findByRole('alert')).textContent).toBe(messages.drawHelp);
  expect(screen.getByText(messages.here)).toBeTruthy();
  expect(screen.getByRole('button', { name: messages.clear }).getAttribute('aria-disabled')).toBe('true');
  expect(screen.queryByRole('button', { name: messages.make })).toBeNull();
  draw();
  await waitFor(() => expect(stamps()).toHaveLength(1));
  expect(screen.queryByText(messages.here)).toBeNull();
  await press(messages.toPage);
  await press(formatMessage(messages.remove, { what: messages.kinds.signature, page: 1 }));
  expect(screen.queryByRole('button', { name: messages.make })).toBeNull();
  expect(requested.signing).toEqual([]);
  await press(formatMessage(messages.addToPage, { page: 1 }));
  await waitFor(() => expect(stamps()).toHaveLength(1));
});

test.each([
  ['phone', phone],
  ['wide window', wide],
] as const)(
  'on a %s a signature is placed as soon as it is made: no button asks for that again',
  async (_, window) => {
    stubMedia(window);
    await open();
    draw();
    await waitFor(() => expect(stamps()).toHaveLength(1));
    expect(screen.queryByRole('button', { name: formatMessage(messages.addToPage, { page: 1 }) })).toBeNull();
    const isPrimary = (name: string) =>
      screen.queryByRole('button', { name })?.className.includes('bg-action');
    // The sheet of a phone has one button, which folds it; a wide window has the other.
    expect([messages.toPage, messages.make].map(isPrimary)).toEqual([true, true]);
    const classesOf = (name: string) => screen.getByRole('button', { name }).className;
    expect(classesOf(messages.toPage)).toMatch(/(^| )lg:hidden/);
    expect(classesOf(messages.make)).toMatch(/max-lg:hidden/);
    const current = () =>
      [...screen.getByRole('list', { name: sharedMessages.steps }).children].findIndex(
        (step) => step.getAttribute('aria-current') === 'step',
      );
    expect(current()).toBe(2);
    // A note beside the button says that the signature is not certificate-based, and opens an explanation.
    expect(screen.getByText(messages.legalValue).closest('details')?.textContent).toContain(messages.short);
    await press(messages.next);
    expect(
      screen.getByRole('button', { name: formatMessage(messages.addToPage, { page: 2 }) }).className,
    ).toMatch(/bg-action/);
    expect(isPrimary(messages.make)).toBe(false);
  },
);

test('on a phone, the button of the open sheet focuses the signature and folds the form that made it, and Edit unfolds the form', async () => {
  stubMedia(phone);
  await open();
  draw();
  await waitFor(() => expect(stamps()).toHaveLength(1));
  await press(messages.toPage);
  expect(stamps()).toHaveLength(1);
  await waitFor(() => expect(document.activeElement).toBe(stamps()[0]));
  expect(screen.queryByRole('img', { name: messages.pad })).toBeNull();
  const title = formatMessage(messages.placed, { what: messages.kinds.signature, count: 1, pages: '1' });
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  const [fold, edit] = screen.getAllByRole('button', { name: messages.edit });
  expect(fold?.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(edit as HTMLElement);
  expect(fold?.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('img', { name: messages.pad })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: messages.methods.draw }));
});

test('a new signature follows the mouse until a click on the page places it, and a hint says so', async () => {
  stubMedia(wide);
  await open();
  const hints = () => [messages.click, messages.drag].filter(({ mouse }) => screen.queryByText(mouse));
  expect(hints()).toEqual([]);
  draw();
  await waitFor(() => expect(stamps()).toHaveLength(1));
  // It is on the page already.
  expect(hints()).toEqual([messages.drag]);
  const layer = document.querySelector('section canvas + div') as HTMLElement;
  layer.getBoundingClientRect = () => ({ left: 0, top: 0, width: 595, height: 842 }) as DOMRect;
  const follower = () => layer.querySelector('[data-follows]');
  fireEvent.pointerMove(layer, { clientX: 200, clientY: 300, pointerType: 'touch' });
  expect(follower()).toBeNull();
  fireEvent.pointerMove(layer, { clientX: 200, clientY: 300, pointerType: 'mouse' });
  expect(follower()).toBeTruthy();
  fireEvent.click(layer, { clientX: 200, clientY: 300 });
  await waitFor(() => expect(hints()).toEqual([]));
  expect(stamps()).toHaveLength(1);
  fireEvent.pointerMove(layer, { clientX: 100, clientY: 300, pointerType: 'mouse' });
  expect(follower()).toBeNull();
});

test('the button that takes the picture is the primary action until there is one', async () => {
  await open();
  await userEvent.click(screen.getByRole('radio', { name: messages.methods.picture }));
  expect(screen.getByText(messages.choosePicture).hasAttribute('data-primary')).toBe(true);
  expect(screen.queryByRole('button', { name: formatMessage(messages.addToPage, { page: 1 }) })).toBeNull();
});

test('the result names what was added, and to which page', async () => {
  await open();
  draw();
  await waitFor(() => expect(stamps()).toHaveLength(1));
  await press(messages.make);
  await screen.findByText(unchanged);
  const added = formatMessage(messages.placed, { what: messages.kinds.signature, count: 1, pages: '1' });
  expect(screen.getByText(added)).toBeTruthy();
  // Said once each: what was added, that the rest is unchanged, and so is the original.
  expect(screen.queryByText(factText(sharedMessages, { fact: 'signed', count: 1 }))).toBeNull();
  expect(screen.getByText(messages.untouched)).toBeTruthy();
  expect(screen.getByText(messages.short)).toBeTruthy();
});

test('a signature goes where the page asks for it', async () => {
  await open({ pages: ['Signature: ____________________'] });
  draw();
  await waitFor(() => expect(stamps()).toHaveLength(1));
  // Elsewhere it would be low on the page.
  const top = Number.parseFloat((stamps()[0] as HTMLElement).parentElement?.style.top ?? '');
  expect(top).toBeLessThan(50);
});

test('the page can be enlarged for reading, and fitted to the screen again', async () => {
  await open();
  const sheet = () => document.querySelector('section[tabindex] [data-enlarged]');
  expect(sheet()).toBeNull();
  await press(messages.enlarge);
  expect(sheet()).toBeTruthy();
  await press(messages.fit);
  expect(sheet()).toBeNull();
});

test('the handle beside a signature rotates it clockwise when it is dragged down', async () => {
  await open();
  draw();
  await waitFor(() => expect(stamps()).toHaveLength(1));
  const [stamp] = stamps() as [HTMLElement];
  const handle = stamp.nextElementSibling as HTMLElement;
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 100));
  const { left, top, width, height } = (stamp.parentElement as HTMLElement).style;
  const share = (length: string) => Number.parseFloat(length);
  const centre = { x: share(left) + share(width) / 2, y: share(top) + share(height) / 2 };
  fireEvent.pointerDown(handle, { button: 0, clientX: centre.x + 20, clientY: centre.y });
  fireEvent.pointerMove(handle, { clientX: centre.x, clientY: centre.y + 20 });
  fireEvent.pointerUp(handle);
  expect(stamps()[0]?.getAttribute('aria-label')).toMatch(/rotated by 90 degrees/);
  vi.restoreAllMocks();
});

test('keys move, enlarge, turn and remove a signature on the page', async () => {
  await open();
  draw();
  await waitFor(() => expect(stamps()).toHaveLength(1));
  const label = () => stamps()[0]?.getAttribute('aria-label') ?? '';
  const numbers = () => [...label().matchAll(/\d+/g)].map(([digits]) => Number(digits));
  stamps()[0]?.focus();
  const [, left = 0, top = 0, width = 0] = numbers();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Shift>}{ArrowUp}{/Shift}');
  expect(numbers().slice(1, 3)).toEqual([left - 2, top - 10]);
  await userEvent.keyboard('+++]');
  expect(numbers()[3]).toBeGreaterThan(width);
  expect(numbers()[4]).toBe(5);
  await userEvent.keyboard('{Delete}');
  expect(stamps()).toHaveLength(0);
});

test('a date is placed on the page as text, and initials on every page', async () => {
  await open();
  await userEvent.click(screen.getByRole('radio', { name: messages.kinds.date }));
  await userEvent.click(
    await screen.findByRole('button', { name: formatMessage(messages.addToPage, { page: 1 }) }),
  );
  await waitFor(() => expect(stamps()).toHaveLength(1));
  expect(stamps()[0]?.getAttribute('aria-label')).toMatch(new RegExp(`^${messages.kinds.date} `));
  await userEvent.click(screen.getByRole('radio', { name: messages.kinds.initials }));
  await userEvent.click(screen.getByRole('radio', { name: messages.methods.type }));
  await userEvent.type(screen.getByLabelText(messages.typed.initials), 'AM');
  await waitFor(() => expect(stamps()).toHaveLength(2));
  await press(messages.everyPage);
  const everywhere = formatMessage(messages.placed, {
    count: 3,
    what: messages.kinds.initials,
    pages: pageList([1, 2, 3]),
  });
  const date = formatMessage(messages.placed, { count: 1, what: messages.kinds.date, pages: '1' });
  await press(messages.make);
  await waitFor(() => expect(requested.signing).toHaveLength(1));
  await screen.findByText(unchanged);
  expect(screen.getByText(everywhere)).toBeTruthy();
  expect(screen.getByText(date)).toBeTruthy();
  expect(requested.signing[0]?.stamps.map(({ page, ink }) => `${page} ${ink.kind}`).sort()).toEqual([
    '1 typed',
    '1 typed',
    '2 typed',
    '3 typed',
  ]);
});

test('the button names the missing text and leads to its empty field, and only the button places the text', async () => {
  await open();
  await userEvent.click(screen.getByRole('radio', { name: messages.kinds.place }));
  const missing = screen.getByRole('button', { name: messages.missing.type.place });
  expect(missing.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(missing);
  const field = screen.getByLabelText(messages.kinds.place, { selector: 'input:not([type=radio])' });
  expect(document.activeElement).toBe(field);
  await userEvent.type(field, 'P', { delay: 50 });
  await userEvent.type(field, 'une');
  expect(stamps()).toHaveLength(0);
  await press(formatMessage(messages.addToPage, { page: 1 }));
  await waitFor(() => expect(stamps()).toHaveLength(1));
});

test('a typed name is on the page as the signature, and is signed as text', async () => {
  await open();
  await userEvent.click(screen.getByRole('radio', { name: messages.methods.type }));
  await userEvent.type(screen.getByLabelText(messages.typed.signature), 'Asha Menon');
  await waitFor(() => expect(stamps()).toHaveLength(1));
  expect(stamps()[0]?.getAttribute('aria-label')).toContain(messages.kinds.signature);
  await press(messages.make);
  await waitFor(() => expect(requested.signing).toHaveLength(1));
  expect(requested.signing[0]?.stamps).toMatchObject([
    { page: 1, ink: { kind: 'typed', text: 'Asha Menon' } },
  ]);
});

test('letters that the font does not have are named', async () => {
  await open();
  await userEvent.click(screen.getByRole('radio', { name: messages.methods.type }));
  await userEvent.type(screen.getByLabelText(messages.typed.signature), 'आ');
  await screen.findByText(formatMessage(messages.noLetters, { letters: 'आ' }));
  expect(stamps()).toHaveLength(0);
});

test('a signature is kept on the device only on request, and is deleted in one step', async () => {
  const { announce } = await open();
  draw();
  await waitFor(() => expect(stamps()).toHaveLength(1));
  expect(localStorage).toHaveLength(0);
  await userEvent.click(screen.getByLabelText(new RegExp(messages.keep)));
  expect(localStorage).toHaveLength(1);
  cleanup();
  await open();
  await waitFor(() => expect(stamps()).toHaveLength(1));
  await userEvent.click(screen.getByLabelText(new RegExp(messages.keep)));
  expect(localStorage).toHaveLength(0);
  expect(announce).not.toHaveBeenCalledWith(messages.forgotten);
});

test('a digital signature in the file is reported before anything is done', async () => {
  await open({ pages: ['sealed'], signed: true });
  await screen.findByText(formatMessage(messages.digitalSignatures.title, { count: 1 }));
});

test('a file that may not be changed shows the reason, and no button to create a signature', async () => {
  onTestFinished(() => replaceResults(answerCall));
  replaceResults((name, input) =>
    name === 'readProtection'
      ? Promise.resolve({ signatures: 0, fields: [], forbidden: 'restricted' })
      : answerCall(name, input),
  );
  await open();
  expect(await screen.findAllByText(messages.forbidden.restricted.title)).toHaveLength(2);
  expect(screen.queryByRole('button', { name: messages.begin })).toBeNull();
});

test('a stroke becomes a smooth outline on the page, and Clear removes it', async () => {
  await open();
  draw();
  await waitFor(() => expect(stamps()).toHaveLength(1));
  const path = within(stamps()[0] as HTMLElement).queryByRole('img') ?? stamps()[0]?.querySelector('path');
  expect(path?.getAttribute('d')).toMatch(/^M[\d.]+ [\d.]+C/);
  await press(messages.clear);
  await waitFor(() => expect(stamps()).toHaveLength(0));
});
