import type { ReactNode } from 'react';
import { mono, rupee, sans } from '@/app/fonts';
import '@/app/globals.css';
import { SkipLink } from '@/components/site/skip-link';
import { SpeculationRules } from '@/components/site/speculation-rules';
import { site } from '@/content/site';

/** The HTML document of every page. The 404 page stands outside the root layout and shares it from here. */
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
