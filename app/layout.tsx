import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { SkipLink } from '@/components/site/skip-link';
import { SpeculationRules } from '@/components/site/speculation-rules';
import { site } from '@/content/site';
import { siteUrl } from '@/lib/site-url';
import { mono, rupee, sans } from './fonts';
import './globals.css';

export const metadata: Metadata = {
  metadataBase: siteUrl(),
  applicationName: site.name,
};

export const viewport: Viewport = { themeColor: '#0b1326', colorScheme: 'light dark' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" className={`${sans.variable} ${rupee.variable} ${mono.variable}`}>
      <body>
        <SkipLink />
        {children}
        <SpeculationRules />
      </body>
    </html>
  );
}
