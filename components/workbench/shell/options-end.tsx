import type { ReactNode } from 'react';

/** Further ways to export a list: below the list in the options panel, above the panel's footer. */
export const OptionsEnd = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap gap-x-5 px-(--side-padding) py-0.5 text-(length:--text-sm) [border-top:var(--frame)]">
    {children}
  </div>
);
