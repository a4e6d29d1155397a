import type { Trail } from '@/components/ui/breadcrumb';
import { CarbonHead } from '@/components/ui/carbon-head';
import type { Legal } from '@/lib/schema/legal';
import styles from './legal-page.module.css';
import { LegalSection } from './legal-section';
import { SheetEdge } from './sheet-edge';

type Props = Pick<Legal, 'title' | 'lead' | 'contents' | 'lastUpdated' | 'sections'> & {
  trail: Trail;
  /** Day of the last change: for machines and as printed. */
  updated: { iso: string; text: string };
};

/** A long text with a numbered table of contents that stays beside it on wide screens. */
export function LegalPage({ trail, title, lead, contents, lastUpdated, updated, sections }: Props) {
  return (
    <>
      <CarbonHead trail={trail} title={title}>
        <SheetEdge lead={lead}>
          {lastUpdated} <time dateTime={updated.iso}>{updated.text}</time>
        </SheetEdge>
      </CarbonHead>
      {/* Covers the band's last line: on half pixels the copies would show through the sheet there. */}
      <div className="relative -mt-px bg-[light-dark(var(--page),transparent)]">
        <div className="wrap grid grid-cols-1 gap-x-16 gap-y-12 pt-12 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:pt-20">
          <nav
            aria-labelledby="contents-title"
            className="lg:sticky lg:top-[calc(var(--header)+2rem)] lg:max-h-[calc(100dvh-var(--header)-4rem)] lg:self-start lg:overflow-y-auto"
          >
            <h2 id="contents-title" className="text-h3 leading-tight tracking-[-0.015em]">
              {contents}
            </h2>
            <ol
              className={`mt-3 gap-x-8 border-t-[1.5px] border-rule text-base leading-snug sm:columns-2 lg:columns-1 ${styles.contents}`}
            >
              {sections.map(({ id, title: name }, index) => (
                <li key={id} className="break-inside-avoid border-b border-line">
                  <a
                    href={`#${id}`}
                    className="group grid grid-cols-[2rem_1fr] items-baseline py-2 text-body no-underline hover:text-link"
                  >
                    <span className="mono text-muted">{index + 1}</span>
                    <span className="group-hover:underline">{name}</span>
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <div className="grid grid-cols-1 gap-14">
            {sections.map((section, index) => (
              <LegalSection key={section.id} number={index + 1} {...section} />
            ))}
          </div>
        </div>
      </div>
    </>
  );
}
