import type { ReactNode } from 'react';

type Props = {
  /** One sentence that says what is shown and that it is a sample. */
  label: string;
  className?: string;
  children: ReactNode;
};

/**
 * A drawn part of the product: visible as text, and one sentence for assistive technology. Contains no headings and no
 * controls. Keeps its colours under forced colours, because fills carry its meaning.
 */
export function Drawing({ label, className = '', children }: Props) {
  return (
    <div role="img" aria-label={label} className={`forced-color-adjust-none${className && ` ${className}`}`}>
      <div aria-hidden="true" className="contents">
        {children}
      </div>
    </div>
  );
}
