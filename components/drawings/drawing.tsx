import type { ReactNode } from 'react';

type Props = {
  /** One sentence that says what is shown and that it is a sample. */
  label: string;
  className?: string;
  children: ReactNode;
};

/**
 * A drawn part of the product: real text for the eye, one sentence for assistive technology. Holds no headings, no
 * controls. Like a picture, it keeps its colours under forced colours: fills carry its meaning.
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
