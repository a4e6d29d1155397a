import 'react';

/** Attributes of invoker commands (HTML): React passes them on in lower case, but its types lack them. */
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}
