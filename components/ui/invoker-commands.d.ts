import 'react';

/** Invoker commands (HTML), which React passes through in lower case and its types do not know yet. */
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}
