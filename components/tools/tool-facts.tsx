import type { Tool, ToolLabels } from '@/lib/schema/tools';

type Props = {
  tool: Pick<Tool, 'goesIn' | 'comesOut' | 'goodFor'>;
  labels: Pick<ToolLabels, 'goesIn' | 'comesOut' | 'goodFor' | 'kind'>;
  /** The tool's group, for places where nothing else explains the tool's colour. */
  group?: { name: string; href: string };
  className?: string;
};

/** Input, output and purpose. */
export function ToolFacts({ tool, labels, group, className }: Props) {
  return (
    <dl className={className}>
      {(['goesIn', 'comesOut', 'goodFor'] as const).map((fact) => (
        <div key={fact}>
          <dt>{labels[fact]}</dt>
          <dd>{tool[fact]}</dd>
        </div>
      ))}
      {group ? (
        <div>
          <dt>{labels.kind}</dt>
          <dd>
            <a href={group.href} className="inline-block min-h-6 text-ink">
              <span className="mr-2 inline-block h-4.5 w-3.5 border-[1.5px] border-carbon-950 bg-area align-[-0.2em] forced-color-adjust-none" />
              {group.name}
            </a>
          </dd>
        </div>
      ) : null}
    </dl>
  );
}
