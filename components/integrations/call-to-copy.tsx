import { Section } from '@/components/ui/section';
import type { Integration } from '@/lib/schema/integrations';

const frame = 'overflow-x-auto rounded-card border-[1.5px] border-rule bg-panel p-5';

/** A call as it is typed into a terminal. One press selects all of it, so that copying needs no script. */
export function CallToCopy({ title, text, hint, lines }: NonNullable<Integration['call']>) {
  return (
    <Section className="pb-0">
      <div className="grid gap-x-14 gap-y-6 lg:grid-cols-[4fr_8fr]">
        <div>
          <h2 id="call-title" className="text-h2s leading-(--text-h2s--line-height)">
            {title}
          </h2>
          <p className="mt-3.5 max-w-116">{text}</p>
        </div>
        <figure className="min-w-0">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that may scroll has to be reachable by keyboard */}
          <section tabIndex={0} aria-labelledby="call-title" className={frame}>
            <pre className="mono text-sm leading-relaxed text-ink select-all">
              <code>{lines.map((line, index) => (index === 0 ? line : `  ${line}`)).join('\n')}</code>
            </pre>
          </section>
          <figcaption className="mt-2 text-sm text-muted">{hint}</figcaption>
        </figure>
      </div>
    </Section>
  );
}
