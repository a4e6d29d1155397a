import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import type { Integration } from '@/lib/schema/integrations';
import { Copyable } from './copyable';

const frame = 'overflow-x-auto rounded-card border-[1.5px] border-rule bg-panel p-5';

/** A call for a terminal. One click selects all of it, so that copying works without a script. */
export function CopyableCall({ title, text, hint, copy, lines }: NonNullable<Integration['call']>) {
  const call = lines.map((line, index) => (index === 0 ? line : `  ${line}`)).join('\n');
  return (
    <Section className="pb-0">
      <div className="grid gap-y-6 lg:split-5">
        <div>
          <h2 id="call-title" className="text-h2s">
            {title}
          </h2>
          <p className="mt-3.5 max-w-116">{text}</p>
        </div>
        <Copyable text={call} hint={hint} labels={copy} icon={<Icon name="copy" />}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scroll containers need keyboard access */}
          <section tabIndex={0} aria-labelledby="call-title" className={frame}>
            <pre className="mono text-sm leading-relaxed text-ink select-all">
              <code>{call}</code>
            </pre>
          </section>
        </Copyable>
      </div>
    </Section>
  );
}
