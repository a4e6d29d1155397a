import { type RefObject, useEffect, useRef, useState } from 'react';

/** Slug of the tool in the URL's fragment: `/features#merge-pdf` → `merge-pdf`. */
const hashSlug = () => location.hash.slice(1);

/** Milliseconds within which a second press belongs to the double click that opened the dialog, and must not close it. */
const doublePress = 500;

/** Whether a popover is open. Firefox before 125 has none, and throws on the selector. */
export const isPopoverOpen = (element: HTMLElement) =>
  'togglePopover' in HTMLElement.prototype && element.matches(':popover-open');

/**
 * URL fragments for the dialogs of a catalogue: opening one adds `#slug`, Back closes it, closing it removes
 * the fragment, and a link with a fragment opens it. At most one is open: the one whose slug is selected.
 *
 * @param catalogue holds the labels (`li[id=slug]` with a button) and the dialogs (`dialog[data-tool=slug]`)
 * @param reveal shows a label that may be collapsed, before its dialog opens
 */
export function useToolDialogs(catalogue: RefObject<HTMLElement | null>, reveal: (label: Element) => void) {
  const [selected, setSelected] = useState<string>();
  const dialogOpenedAt = useRef(Number.NEGATIVE_INFINITY);
  const onReveal = useRef(reveal);
  useEffect(() => {
    onReveal.current = reveal;
  });

  useEffect(() => {
    const root = catalogue.current;
    if (!root) return;
    const dialogs = [...root.querySelectorAll<HTMLDialogElement>('dialog[data-tool]')];
    const slugOf = (dialog: HTMLDialogElement) => dialog.dataset.tool ?? '';

    function open(slug: string) {
      setSelected(slug);
      history.pushState({ tool: slug }, '', `#${slug}`);
    }

    /** Selects the tool that the URL names: after Back, Forward, a link or the first load. */
    function selectFromUrl() {
      setSelected(dialogs.map(slugOf).find((slug) => slug === hashSlug()));
    }

    let pressStart: PointerEvent | undefined;
    const sinceOpened = () => (pressStart?.timeStamp ?? 0) - dialogOpenedAt.current;
    const isSecondPress = () => sinceOpened() > 0 && sinceOpened() < doublePress;

    function onPointerDown(event: PointerEvent) {
      pressStart = event;
    }

    /** Keeps the second press of a double click from closing the dialog. Escape and the backdrop fire this event. */
    function onCancel(event: Event) {
      if (isSecondPress() && event.timeStamp - dialogOpenedAt.current < 2 * doublePress)
        event.preventDefault();
    }

    /** Opens and closes dialogs, also in browsers that do not support `command`. */
    function onClick(event: MouseEvent) {
      const target = event.target as Element;
      if (event.detail > 1 && isSecondPress() && dialogs.some(({ open }) => open)) {
        event.preventDefault();
        return;
      }
      const button = target.closest<HTMLButtonElement>('button[commandfor]');
      const dialog = dialogs.find(({ id }) => id === button?.getAttribute('commandfor'));
      if (button && dialog) {
        event.preventDefault();
        if (button.getAttribute('command') === 'close') dialog.close();
        else open(slugOf(dialog));
      } else if (target instanceof HTMLDialogElement && pressStart?.target === target) {
        // The dialog's contents cover it, so a press on the dialog element itself is on its backdrop. The press also
        // started there: it does not end a text selection that began in the dialog. Safari has no closedby.
        target.close();
      }
    }

    function onClose(event: Event) {
      const dialog = event.target as HTMLDialogElement;
      const slug = slugOf(dialog);
      if (dialog.open) return;
      setSelected((current) => (current === slug ? undefined : current));
      if (hashSlug() !== slug) return;
      if (history.state?.tool === slug) history.back();
      else history.replaceState(history.state, '', location.pathname + location.search);
    }

    const openAtStart = dialogs.find((dialog) => dialog.open || isPopoverOpen(dialog));
    if (openAtStart) open(slugOf(openAtStart));
    else selectFromUrl();

    const listening = new AbortController();
    const { signal } = listening;
    root.addEventListener('pointerdown', onPointerDown, { signal, capture: true });
    root.addEventListener('click', onClick, { signal });
    // These two events do not bubble.
    root.addEventListener('cancel', onCancel, { signal, capture: true });
    root.addEventListener('close', onClose, { signal, capture: true });
    addEventListener('popstate', selectFromUrl, { signal });
    addEventListener('hashchange', selectFromUrl, { signal });
    return () => listening.abort();
  }, [catalogue]);

  useEffect(() => {
    const root = catalogue.current;
    const dialog = root?.querySelector<HTMLDialogElement>(`dialog[data-tool="${selected}"]`);
    if (!selected || !dialog) return;
    const label = root?.querySelector(`li[id="${selected}"]`);
    if (label && !dialog.open) {
      onReveal.current(label);
      label.scrollIntoView({ block: 'nearest' });
      // The focus returns to this button. Safari does not focus a pressed button, and a link to the fragment has no button.
      label.querySelector('button')?.focus({ preventScroll: true });
      if (isPopoverOpen(dialog)) dialog.hidePopover();
      dialog.showModal();
      dialogOpenedAt.current = performance.now();
    }
    return () => dialog.close();
  }, [catalogue, selected]);
}
