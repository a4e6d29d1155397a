import 'react';

/** Invoker commands (HTML), which React passes through in lower case and its types lack. */
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}
