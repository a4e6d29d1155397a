import { Icon } from '@/components/ui/icon';
import { LogoMark } from '@/components/ui/logo';
import type { Link } from '@/lib/schema/common';
import styles from './header.module.css';
import list from './header-links.module.css';

export type HeaderProps = {
  name: string;
  links: Link[];
  copy: { menu: string; close: string; mainMenu: string };
  contact: Link;
  /** Links that only the menu of small screens has space for, and its main button. */
  more: { links: Link[]; start: Link };
  /** Address of the current section, and whether the page is the section's own. */
  active?: { href: string; exact: boolean };
};

/**
 * Fixed dark bar. The list is a native popover: it opens without a script, closes on Escape and outside taps,
 * and browsers expose its state on the button; from the breakpoint `lg` the same list is in the bar. Safari
 * focuses a pressed link only with a `tabIndex`: the style sheet detects a followed link by its focus.
 */
export function Header({ name, links, copy, contact, more, active }: HeaderProps) {
  const current = (href: string) => (active?.href === href ? (active.exact ? 'page' : 'true') : undefined);
  return (
    <header className={`carbon ${styles.bar}`}>
      <div className="wrap flex h-full items-center">
        <a
          href="/"
          className="flex min-h-11 items-center gap-2.5 text-lg font-bold tracking-[-0.03em] text-ink no-underline"
        >
          <LogoMark />
          <span className={styles.name}>{name}</span>
        </a>
        <button
          type="button"
          popoverTarget="menu"
          className={`inline-flex min-h-11 items-center gap-2 rounded-control px-4 font-semibold text-ink ${styles.toggle}`}
        >
          <span className={styles.toggleOpen}>
            <span className="flex items-center gap-2">
              <Icon name="menu" />
              {copy.menu}
            </span>
          </span>
          <span className={styles.toggleClose}>
            <span className="flex items-center gap-2">
              <Icon name="x" />
              {copy.close}
            </span>
          </span>
        </button>
        <nav popover="auto" id="menu" aria-label={copy.mainMenu} className={styles.menu}>
          <ul className={list.links}>
            {links.map(({ label, href }) => (
              <li key={href}>
                <a href={href} aria-current={current(href)} tabIndex={0}>
                  {label}
                </a>
              </li>
            ))}
            {more.links.map(({ label, href }) => (
              <li key={href} className={list.more}>
                <a href={href} tabIndex={0}>
                  {label}
                </a>
              </li>
            ))}
            <li>
              <a
                href={contact.href}
                aria-current={current(contact.href)}
                tabIndex={0}
                className={list.contact}
              >
                {contact.label}
              </a>
            </li>
            <li className={list.more}>
              <a href={more.start.href} tabIndex={0} className={list.start}>
                {more.start.label}
              </a>
            </li>
          </ul>
        </nav>
      </div>
    </header>
  );
}
