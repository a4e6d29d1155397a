import { Hero } from '@/components/site/hero';
import type { Trail } from '@/components/ui/breadcrumb';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Legal } from '@/lib/schema/legal';
import { LegalSection } from './legal-section';
import { SheetEdge } from './sheet-edge';

type Props = Pick<Legal, 'title' | 'lead' | 'action' | 'contents' | 'lastUpdated' | 'sections'> & {
  trail: Trail;
  /** Date of the last change: machine-readable and as printed. */
  updated: { iso: string; text: string };
};

const heading = 'text-h3 leading-tight tracking-[-0.015em]';

/** A long text with a numbered table of contents: collapsed on phones, beside it on wide screens. */
export function LegalPage({ trail, title, lead, action, contents, lastUpdated, updated, sections }: Props) {
  return (
    <>
      <Hero
        layout="carbon"
        trail={trail}
        title={title}
        below={
          <div className="wrap">
            <SheetEdge lead={lead} action={<ButtonLink href={action.href}>{action.label}</ButtonLink>}>
              {lastUpdated} <time dateTime={updated.iso}>{updated.text}</time>
            </SheetEdge>
          </div>
        }
      />
      {/* Overlaps the last pixel row of the band, where the copies would be visible at fractional heights. */}
      <div className="relative -mt-px bg-[light-dark(var(--page),transparent)]">
        <div className="wrap grid grid-cols-1 gap-y-12 pt-12 lg:split-4 lg:pt-20">
          <nav aria-label={contents} className="sm:hidden">
            <details className="group border-y-[1.5px] border-rule">
              <summary className="flex min-h-12 items-center justify-between">
                <h2 className={heading}>{contents}</h2>
                <Icon name="chevron-down" size={22} className="group-open:rotate-180" />
              </summary>
              <Contents sections={sections} />
            </details>
          </nav>
          <nav
            aria-labelledby="contents-title"
            className="max-sm:hidden lg:sticky lg:top-[calc(var(--header)+2rem)] lg:max-h-[calc(100dvh-var(--header)-4rem)] lg:self-start lg:overflow-y-auto"
          >
            <h2 id="contents-title" className={heading}>
              {contents}
            </h2>
            <Contents sections={sections} />
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

function Contents({ sections }: Pick<Legal, 'sections'>) {
  return (
    <ol className="border-rule text-base leading-snug sm:mt-3 sm:columns-2 sm:gap-x-8 sm:border-t-[1.5px] lg:columns-1">
      {sections.map(({ id, title }, index) => (
        <li key={id} className="break-inside-avoid border-line max-sm:border-t sm:border-b">
          <a
            href={`#${id}`}
            className="group/row grid grid-cols-[2rem_1fr] items-baseline py-2 text-body no-underline hover:text-link"
          >
            <span className="mono text-muted">{index + 1}</span>
            <span className="group-hover/row:underline">{title}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
