import type { Tool, ToolGroup, ToolLabels } from '@/lib/schema/tools';
import styles from './overview.module.css';
import { OverviewTool, type SeeAlso } from './overview-tool';

type Props = {
  group: ToolGroup;
  /** The group's tools, each with its address and the names of related pages. */
  tools: { tool: Tool; href: string; seeAlso: SeeAlso }[];
  labels: ToolLabels;
  /** Side by side where it fits, instead of stacked. */
  columns: boolean;
};

/** The tools of one kind of job. */
export function OverviewGroup({ group, tools, labels, columns }: Props) {
  return (
    <section id={group.id} data-stock={group.stock} className="wrap pt-[clamp(3rem,6vw,5.5rem)]">
      <div className="items-baseline gap-5 border-b-[1.5px] border-rule pb-4 md:flex">
        <h2 className="md:max-w-1/2 md:shrink-0">{group.name}</h2>
        <p className="mt-1.5 text-muted md:mt-0">{group.text}</p>
      </div>
      <div
        className={columns ? 'lg:grid lg:auto-cols-[minmax(0,1fr)] lg:grid-flow-col lg:gap-x-9' : undefined}
      >
        {tools.map((entry) => (
          <OverviewTool
            key={entry.tool.slug}
            {...entry}
            labels={labels}
            className={columns ? styles.column : undefined}
          />
        ))}
      </div>
    </section>
  );
}
