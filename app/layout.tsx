import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { site } from '@/content/site';
import { colours } from '@/lib/colours';
import { siteUrl } from '@/lib/site-url';
import { Document } from './_shared/document';

export const metadata: Metadata = {
  metadataBase: siteUrl(),
  applicationName: site.name,
};

export const viewport: Viewport = { themeColor: colours['carbon-950'], colorScheme: 'light dark' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return <Document>{children}</Document>;
}
