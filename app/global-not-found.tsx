import type { Metadata } from 'next';
import { notFound } from '@/content/not-found';
import { site } from '@/content/site';
import { Document } from './_frame/document';
import { Frame } from './_frame/frame';

export { viewport } from './layout';

export const metadata: Metadata = {
  title: `${notFound.meta.title} | ${site.name}`,
  description: notFound.meta.description,
};

/**
 * The page for every address that is not in the registry. A root `not-found.tsx` would travel with every page
 * as its not-found boundary, islands included; this one is served on its own.
 */
export default function GlobalNotFound() {
  return (
    <Document>
      <Frame page={{ path: '/404', stock: 'carbon' }}>
        <div className="wrap py-16">
          <h1>{notFound.title}</h1>
        </div>
      </Frame>
    </Document>
  );
}
