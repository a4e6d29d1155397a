import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '@/components/ui/icon';
import styles from './folding-options.module.css';
import { OptionsBody, OptionsFooter, PaneHeader } from './tool-shell';
import { useSharedMessages } from './use-messages';

type Props = {
  /** Heading, also while folded: what is worked on, such as the beginning of the selected line. */
  title: string;
  note?: string;
  /** Whether the options are unfolded on a phone. */
  open: boolean;
  /** Called when the visitor unfolds or folds them. */
  onOpen: (open: boolean) => void;
  /**
   * Label of the button that unfolds them, such as “Edit text”; a text area in the options then gets the focus. By
   * default an arrow.
   */
  openLabel?: string;
  /** The button that unfolds the options is the primary action: nothing else can be done before. */
  isFirst?: boolean;
  /** What the primary action decides about, shown instead of the title while folded on a phone or tablet. */
  lead?: ReactNode;
  /** Makes the sheet higher, as for a pad to sign on. */
  isLarge?: boolean;
  /** No sheet: on a phone all of the panel is below the document. For a state in which nothing is worked on yet. */
  flat?: boolean;
  /** The options. */
  children: ReactNode;
  /** The primary action, beside the title while folded, below the options while they are open. */
  footer?: ReactNode;
  /** On phones, the footer of a folded sheet has a row below the title and a button with words. */
  footerBelow?: boolean;
  /** As in `OptionsFooter`. */
  notSticky?: boolean;
};

/**
 * The options panel of a tool whose document must stay visible while the visitor works. On wide windows it is the
 * panel beside the document: heading, options, footer. On phones and tablets it is a sheet at the lower edge that folds
 * to one row: the title, the button that unfolds the rest, and the primary action. The document has the rest of the
 * screen, less of it while the sheet is unfolded. Pass it to the shell as `optionsPanel`; the document pane’s
 * `section` must scroll by itself.
 *
 * The caller holds `open`, so that an action can fold the sheet (after a search for words to mark) or unfold it. The
 * focus moves to the sheet’s button if the focused element is folded away; Escape folds the sheet.
 */
export function FoldingOptions({
  title,
  note,
  open,
  onOpen,
  openLabel,
  isFirst,
  isLarge,
  flat,
  footerBelow,
  ...props
}: Props) {
  const { children, footer, lead, notSticky } = props;
  const { sheet: messages } = useSharedMessages();
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(open);
  useLayoutEffect(() => {
    const { activeElement } = document;
    const isLost = activeElement === document.body || body.current?.contains(activeElement);
    // On wide windows the button is not drawn, and nothing is folded away.
    if (wasOpen.current && !open && isLost && isDrawn(toggle.current)) toggle.current?.focus();
    wasOpen.current = open;
  }, [open]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is for any control in it.
    <div
      className={styles.panel}
      data-sheet={flat ? undefined : open ? 'open' : 'folded'}
      data-first={isFirst || undefined}
      data-roomy={isLarge || undefined}
      data-leads={lead !== undefined || undefined}
      data-below={footerBelow || undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && open && isDrawn(toggle.current)) onOpen(false);
      }}
    >
      <PaneHeader
        optionsPanel
        {...{ title, note }}
        hiddenOnPhones={flat}
        end={
          flat ? undefined : (
            <>
              {lead && !open ? <div className={styles.lead}>{lead}</div> : null}
              <button
                ref={toggle}
                type="button"
                aria-expanded={open}
                aria-controls={id}
                aria-label={openLabel ?? messages.open}
                className={styles.toggle}
                onClick={() => {
                  // Rendered and focused during the press itself; otherwise a phone shows no keyboard.
                  flushSync(() => onOpen(!open));
                  const field = openLabel && !open ? body.current?.querySelector('textarea') : undefined;
                  // The cursor goes to the start: otherwise the browser would scroll to the end of a long text.
                  field?.setSelectionRange(0, 0);
                  field?.focus();
                }}
              >
                {open ? null : openLabel}
                <Icon name="chevron-down" />
              </button>
            </>
          )
        }
      />
      <div ref={body} id={id} className={styles.body}>
        <OptionsBody>{children}</OptionsBody>
      </div>
      {footer ? <OptionsFooter {...{ notSticky }}>{footer}</OptionsFooter> : null}
    </div>
  );
}

const isDrawn = (element: Element | null) => (element?.getClientRects().length ?? 0) > 0;
