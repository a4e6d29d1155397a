import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToolCatalogue } from '@/components/tools/tool-catalogue';
import { featuresHub } from '@/content/features-hub';
import { tools } from '@/content/tools';

const { more, less, initialCount } = featuresHub.tools;
const [firstTool, secondTool] = tools.tools;
const foldedTool = tools.tools[initialCount];
if (!firstTool || !secondTool || !foldedTool)
  throw new Error('These tests need more tools than show at first.');

/**
 * Adds popovers to happy-dom, which has none. They toggle, and dispatch `toggle` in a later task, as the HTML standard
 * says.
 *
 * @param pressed selector of the popovers that were opened before React loaded
 */
function stubPopovers({ pressed = '' } = {}) {
  const open = new WeakSet<Element>();
  const matches = Element.prototype.matches;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
    if (selector !== ':popover-open') return matches.call(this, selector);
    return open.has(this) || (pressed !== '' && matches.call(this, pressed));
  });
  HTMLElement.prototype.hidePopover = function () {
    pressed = '';
    this.togglePopover(false);
  };
  HTMLElement.prototype.togglePopover = function (force) {
    const wasOpen = open.has(this);
    const willBeOpen = typeof force === 'boolean' ? force : !wasOpen;
    if (willBeOpen) open.add(this);
    else open.delete(this);
    if (wasOpen !== willBeOpen) {
      setTimeout(() => {
        const event = Object.assign(new Event('toggle'), { newState: willBeOpen ? 'open' : 'closed' });
        act(() => void this.dispatchEvent(event));
      });
    }
    return willBeOpen;
  };
}

function pressPopoverButtons({ target, defaultPrevented }: Event) {
  if (defaultPrevented) return;
  const id = (target as Element).closest('[popovertarget]')?.getAttribute('popovertarget');
  if (id) document.getElementById(id)?.togglePopover();
}

function renderCatalogue() {
  render(
    <ToolCatalogue
      copy={featuresHub.tools}
      labels={tools.labels}
      groups={tools.groups}
      tools={tools.tools}
    />,
  );
  return userEvent.setup();
}

type Named = { name: string };
const toolButton = ({ name }: Named) => screen.getByRole('button', { name: (text) => text.startsWith(name) });
const moreButton = () => screen.getByRole('button', { name: new RegExp(more) });
const ariaExpanded = () => moreButton().getAttribute('aria-expanded');
const openTools = () =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog')]
    .filter(({ open }) => open)
    .map(({ dataset }) => dataset.tool);
const closeButton = (slug: string) =>
  document.querySelector<HTMLElement>(`#tool-${slug} button[command=close]`) as HTMLElement;

beforeEach(() => {
  history.replaceState(null, '', '/features');
  Element.prototype.scrollIntoView = vi.fn() as typeof Element.prototype.scrollIntoView;
  stubPopovers();
  document.addEventListener('click', pressPopoverButtons);
});

afterEach(() => {
  document.removeEventListener('click', pressPopoverButtons);
  vi.restoreAllMocks();
});

describe('the button for more tools', () => {
  it('controls the list of all tools and says that it is folded', () => {
    renderCatalogue();
    const list = document.getElementById(moreButton().getAttribute('aria-controls') ?? '');
    expect(list?.children).toHaveLength(tools.tools.length);
    expect(ariaExpanded()).toBe('false');
    expect(moreButton().textContent).toBe(more + less);
  });

  it('moves the focus to the first tool that was folded away', async () => {
    const user = renderCatalogue();
    await user.click(moreButton());
    await waitFor(() => expect(ariaExpanded()).toBe('true'));
    expect(document.activeElement).toBe(toolButton(foldedTool));
  });

  it('keeps the focus, and itself in view, when it folds again', async () => {
    const user = renderCatalogue();
    await user.click(moreButton());
    await waitFor(() => expect(ariaExpanded()).toBe('true'));
    await user.click(moreButton());
    await waitFor(() => expect(ariaExpanded()).toBe('false'));
    expect(document.activeElement).toBe(moreButton());
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
  });

  it('applies a press from before React loaded', async () => {
    vi.restoreAllMocks();
    stubPopovers({ pressed: '[popover=manual]' });
    renderCatalogue();
    expect(ariaExpanded()).toBe('true');
  });
});

describe('a tool', () => {
  it('opens its dialog and puts its slug in the address', async () => {
    const user = renderCatalogue();
    await user.click(toolButton(firstTool));
    expect(openTools()).toEqual([firstTool.slug]);
    expect(location.hash).toBe(`#${firstTool.slug}`);
  });

  it('makes its dialog modal if that was opened as a popover before React loaded', () => {
    vi.restoreAllMocks();
    stubPopovers({ pressed: `#tool-${firstTool.slug}` });
    renderCatalogue();
    expect(openTools()).toEqual([firstTool.slug]);
    expect(location.hash).toBe(`#${firstTool.slug}`);
  });

  it('closes the open tool when it opens', async () => {
    const user = renderCatalogue();
    await user.click(toolButton(firstTool));
    await user.click(toolButton(secondTool));
    expect(openTools()).toEqual([secondTool.slug]);
  });

  it('opens again when it is pressed right after it was closed, although the browser counts a double click', async () => {
    const user = renderCatalogue();
    await user.click(toolButton(firstTool));
    await user.click(closeButton(firstTool.slug));
    await waitFor(() => expect(location.hash).toBe(''));
    fireEvent.pointerDown(toolButton(firstTool));
    fireEvent.click(toolButton(firstTool), { detail: 2 });
    expect(openTools()).toEqual([firstTool.slug]);
  });

  it('stays open when it was opened by a double click', async () => {
    const user = renderCatalogue();
    await user.click(toolButton(firstTool));
    const dialog = document.getElementById(`tool-${firstTool.slug}`) as HTMLDialogElement;
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog, { detail: 2 });
    expect(openTools()).toEqual([firstTool.slug]);
  });

  it('removes its slug from the address when it is closed', async () => {
    const user = renderCatalogue();
    await user.click(toolButton(firstTool));
    await user.click(closeButton(firstTool.slug));
    expect(openTools()).toEqual([]);
    await waitFor(() => expect(location.hash).toBe(''));
    expect(location.pathname).toBe('/features');
  });

  it('closes on a press beside it, not inside it', async () => {
    const user = renderCatalogue();
    await user.click(toolButton(firstTool));
    const dialog = document.getElementById(`tool-${firstTool.slug}`) as HTMLDialogElement;
    await user.click(dialog.querySelector('dl') as Element);
    expect(dialog.open).toBe(true);
    await user.click(dialog);
    expect(dialog.open).toBe(false);
  });

  it('opens from a link with its hash', () => {
    history.replaceState(null, '', `/features#${secondTool.slug}`);
    renderCatalogue();
    expect(openTools()).toEqual([secondTool.slug]);
  });

  it('unfolds the list when a link names a tool that is folded away', async () => {
    history.replaceState(null, '', `/features#${foldedTool.slug}`);
    renderCatalogue();
    expect(openTools()).toEqual([foldedTool.slug]);
    await waitFor(() => expect(ariaExpanded()).toBe('true'));
  });

  it('follows the address, and closes when it names another or none', () => {
    renderCatalogue();
    const go = (hash: string) =>
      act(() => {
        history.replaceState(null, '', `/features${hash}`);
        dispatchEvent(new Event('popstate'));
      });
    go(`#${firstTool.slug}`);
    expect(openTools()).toEqual([firstTool.slug]);
    go(`#${secondTool.slug}`);
    expect(openTools()).toEqual([secondTool.slug]);
    go('');
    expect(openTools()).toEqual([]);
    go('#no-such-tool');
    expect(openTools()).toEqual([]);
  });

  it('keeps a hash that is not its own', async () => {
    const user = renderCatalogue();
    await user.click(toolButton(firstTool));
    history.replaceState(null, '', '/features#storage');
    await user.click(closeButton(firstTool.slug));
    expect(location.hash).toBe('#storage');
  });
});
