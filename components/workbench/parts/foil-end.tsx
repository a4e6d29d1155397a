import type { ReactNode } from 'react';

/** End of a list on the counterfoil, above its foot: further ways to export the list. */
export const FoilEnd = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap gap-x-5 px-(--sides) py-0.5 text-(length:--text-sm) [border-top:var(--frame)]">
    {children}
  </div>
);
