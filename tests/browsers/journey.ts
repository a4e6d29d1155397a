import { expect, vi } from 'vitest';
import { downloadNames, type Journey, type Step } from '@/tests/helpers/tool-journeys';
import type { Visitor } from './visitor';

type Watched = Window & { faults: string[]; blobBytes: number; saved?: { name: string; bytes: number } };

/** Runs in a page: records uncaught errors, and records a download instead of saving it. */
function watch(): void {
  const page = window as unknown as Watched;
  page.faults = [];
  addEventListener('error', ({ message }) => page.faults.push(message));
  addEventListener('unhandledrejection', ({ reason }) => page.faults.push(String(reason)));
  const { createObjectURL } = URL;
  URL.createObjectURL = (blob) => {
    page.blobBytes = (blob as Blob).size;
    return createObjectURL.call(URL, blob);
  };
  const { click } = HTMLAnchorElement.prototype;
  HTMLAnchorElement.prototype.click = function press() {
    if (this.download) page.saved = { name: this.download, bytes: page.blobBytes };
    else click.call(this);
  };
}

/** Runs in a page: takes a step if it is possible now. @returns whether it was */
function attempt(step: Step): boolean {
  const main = document.querySelector('main') as HTMLElement;
  const isNamed = (element: Element, text: string) => {
    const label = (element as HTMLInputElement).labels?.[0];
    const name = (
      element.getAttribute('aria-label') ??
      label?.textContent ??
      element.textContent ??
      ''
    ).trim();
    return name.startsWith(text) || name.endsWith(text);
  };
  const find = (selector: string, text: string) =>
    [...main.querySelectorAll<HTMLElement>(selector)].find(
      (element) =>
        isNamed(element, text) && element.ariaDisabled !== 'true' && !element.closest('[inert], :disabled'),
    );
  if ('shows' in step) return (main.textContent ?? '').includes(step.shows);
  if ('option' in step) {
    const option = main.querySelector<HTMLElement>('[role=option]');
    option?.click();
    return option !== null;
  }
  if ('press' in step) {
    const control = find('button, input[type=radio]', step.press);
    control?.click();
    return control !== undefined;
  }
  const field = find('input, textarea', step.fill) as HTMLInputElement | undefined;
  if (!field) return false;
  const { prototype } = field.localName === 'input' ? HTMLInputElement : HTMLTextAreaElement;
  field.focus();
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, step.with);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}

/** Runs in a page: presses the download button. @returns the recorded download, once there is one */
function save(buttonNames: string[]): { name: string; bytes: number } | undefined {
  const page = window as unknown as Watched;
  if (page.saved) return page.saved;
  [...document.querySelectorAll<HTMLElement>('main button')]
    .find(({ ariaLabel, textContent }) =>
      buttonNames.some((name) => (ariaLabel ?? textContent)?.trim().startsWith(name)),
    )
    ?.click();
  return undefined;
}

const waitOptions = { timeout: 40_000, interval: 100 };

/**
 * Opens a tool's page, starts to record errors and downloads, then lets `changePage` change it, as a translation does.
 */
export async function openTool(
  visitor: Visitor,
  slug: string,
  changePage?: () => Promise<unknown>,
): Promise<void> {
  await visitor.goto(`/toolsdetails/${slug}`);
  await visitor.run(watch);
  await changePage?.();
}

/** Runs in a page: the texts that a translation has changed, except those in drawings. */
const translated = () =>
  [...document.querySelectorAll('main font > font')]
    .filter((font) => !font.closest('[aria-hidden=true], figure'))
    .map(({ textContent }) => (textContent ?? '').trim());

/** Chooses a journey's files and takes its steps. @returns the texts that a translation has changed in the meantime */
export async function runJourney(visitor: Visitor, { files, steps }: Journey): Promise<Set<string>> {
  const chosen = (await files()).map(({ name, mimeType, buffer }) => [
    name,
    mimeType,
    buffer.toString('base64'),
  ]);
  await visitor.run((entries) => {
    const transfer = new DataTransfer();
    for (const [name = '', type = '', base64 = ''] of entries) {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type }));
    }
    const field = document.querySelector('#try') as HTMLInputElement;
    field.files = transfer.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }, chosen);
  const changed = new Set<string>();
  for (const step of steps)
    await vi.waitFor(async () => {
      for (const text of await visitor.run(translated)) changed.add(text);
      expect(await visitor.run(attempt, step), JSON.stringify(step)).toBe(true);
    }, waitOptions);
  return changed;
}

/** Presses the download button until a file is saved. @returns its name and size */
export const saveResult = (visitor: Visitor) =>
  vi.waitFor(async () => {
    const saved = await visitor.run(save, downloadNames);
    expect(saved, 'the saved file').toBeTruthy();
    return saved as { name: string; bytes: number };
  }, waitOptions);

/** The uncaught errors, and whether the page still has its heading. */
export const pageState = (visitor: Visitor) =>
  visitor.run(() => ({
    faults: (window as unknown as Watched).faults,
    hasHeading: Boolean(document.querySelector('main h1')?.textContent?.trim()),
  }));
