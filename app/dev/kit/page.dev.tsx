import type { Metadata } from 'next';
import { Header } from '@/components/site/header';
import { registry } from '@/content';
import { site } from '@/content/site';
import { Controls } from './controls';
import { Drawings } from './drawings';
import { Forms } from './forms';
import styles from './kit.module.css';
import { Pictures } from './pictures';
import { StateSheet } from './states';
import { Surfaces } from './surfaces';
import { Tokens } from './tokens';

/**
 * /dev/kit, for the team: tokens, components in their states, every picture and every drawing of a first screen.
 * `.dev.tsx` is a page extension in development only (next.config.ts), so no build contains this page.
 */

export const metadata: Metadata = { title: 'Kit', robots: { index: false, follow: false } };

const sections = [
  ['tokens', Tokens],
  ['controls', Controls],
  ['forms', Forms],
  ['surfaces', Surfaces],
  ['pictures', Pictures],
  ['drawings', Drawings],
] as const;

export default function Page() {
  const contents = sections.map(([id]) => ({ label: id, href: `#${id}` }));
  return (
    <>
      <Header
        name={`${site.name} kit`}
        links={contents}
        copy={site.controls}
        contact={{ label: 'Site', href: '/' }}
        more={{ links: [], start: { label: 'Start', href: '/' } }}
      />
      <main id="main" tabIndex={-1} className="wrap outline-none">
        <h1 className={styles.title}>Kit: {registry.pages.length} pages are made of this</h1>
        {sections.map(([id, Part]) => (
          <section key={id} id={id} className={styles.section}>
            <h2>{id}</h2>
            <Part />
          </section>
        ))}
      </main>
      <StateSheet />
    </>
  );
}
