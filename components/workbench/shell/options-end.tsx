import type { ReactNode } from 'react';

/** End of a list on the options panel, above its foot: further ways to export the list. */
export const OptionsEnd = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap gap-x-5 px-(--sides) py-0.5 text-(length:--text-sm) [border-top:var(--frame)]">
    {children}
  </div>
);
