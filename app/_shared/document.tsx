import type { ReactNode } from 'react';
import { mono, rupee, sans } from '@/app/fonts';
import '@/app/globals.css';
import { SkipLink } from '@/components/site/skip-link';
import { SpeculationRules } from '@/components/site/speculation-rules';
import { site } from '@/content/site';

/** The HTML document of every page, including the 404 page, which is outside the root layout. */
export function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" className={`${sans.variable} ${rupee.variable} ${mono.variable}`}>
      <body>
        <SkipLink label={site.controls.skip} />
        {children}
        <SpeculationRules />
      </body>
    </html>
  );
}
