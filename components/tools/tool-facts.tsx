import type { Tool, ToolLabels } from '@/lib/schema/tools';

type Props = {
  tool: Pick<Tool, 'goesIn' | 'comesOut' | 'goodFor'>;
  labels: Pick<ToolLabels, 'goesIn' | 'comesOut' | 'goodFor'>;
  className?: string;
};

/** What goes in, what comes out, what it is good for. */
export function ToolFacts({ tool, labels, className }: Props) {
  return (
    <dl className={className}>
      {(['goesIn', 'comesOut', 'goodFor'] as const).map((fact) => (
        <div key={fact}>
          <dt>{labels[fact]}</dt>
          <dd>{tool[fact]}</dd>
        </div>
      ))}
    </dl>
  );
}
