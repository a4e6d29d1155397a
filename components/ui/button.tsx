import type { ButtonHTMLAttributes, ReactNode } from 'react';

const base =
  'inline-flex print:hidden min-h-12 items-center justify-center gap-2 rounded-control px-5.5 py-2 text-center leading-tight font-semibold no-underline transition-[background-color] duration-120 active:translate-y-px forced-colors:border';

const variants = {
  /** The main action of a view: the colour `pen` in the light scheme, `canary` in the dark one. */
  primary: 'bg-action text-action-text hover:bg-(--action-hover)',
  /** Second action beside a primary one. */
  outline: 'text-ink outlined',
} as const;

type CommonProps = { variant?: keyof typeof variants; className?: string; children: ReactNode };

/** A link that looks like a button. */
export function ButtonLink({
  href,
  variant = 'primary',
  className = '',
  children,
}: CommonProps & { href: string }) {
  return (
    <a href={href} className={`${base} ${variants[variant]} ${className}`}>
      {children}
    </a>
  );
}

/** A button that performs an action. */
export function Button({
  variant = 'primary',
  className = '',
  children,
  ...rest
}: CommonProps & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type="button" {...rest} className={`${base} ${variants[variant]} ${className}`}>
      {children}
    </button>
  );
}
