import { GoLink } from '@/components/ui/go-link';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import type { FeaturesHub } from '@/lib/schema/features-hub';
import type { Tool, ToolGroup, ToolLabels } from '@/lib/schema/tools';
import { toneOf } from './tone-of';
import styles from './tool-catalogue.module.css';
import { ToolDialog } from './tool-dialog';
import { ToolGrid } from './tool-grid';
import { ToolLabel } from './tool-label';

type Props = {
  copy: FeaturesHub['tools'];
  labels: ToolLabels;
  groups: ToolGroup[];
  tools: Tool[];
  /** Slugs of the tools that run on this site, and the text that says so. */
  runs?: { text: string; slugs: readonly string[] };
};

/** All tools as a sheet of perforated labels, each opening its dialog. */
export function ToolCatalogue({ copy, labels, groups, tools, runs }: Props) {
  return (
    <Section id="tools">
      <div className="mb-7 grid items-end gap-x-5 gap-y-5 md:mb-8 lg:grid-cols-[1fr_auto]">
        <div>
          <h2>{copy.title}</h2>
          <p className="lead mt-4 max-w-136">{copy.lead}</p>
        </div>
        <Legend title={copy.legend} groups={groups} />
      </div>
      <ToolGrid
        first={copy.initialCount}
        more={copy.more}
        less={copy.less}
        icon={<Icon name="chevron-down" className={styles.chevron} />}
        aside={<GoLink {...copy.overview} />}
        dialogs={tools.map((tool) => (
          <ToolDialog
            key={tool.slug}
            tool={tool}
            tone={toneOf(tool, groups)}
            labels={labels}
            runs={runs?.slugs.includes(tool.slug) ? runs.text : undefined}
          />
        ))}
      >
        {tools.map((tool, index) => (
          <ToolLabel
            key={tool.slug}
            tool={tool}
            tone={toneOf(tool, groups)}
            extra={index >= copy.initialCount}
          />
        ))}
      </ToolGrid>
    </Section>
  );
}

function Legend({ title, groups }: { title: string; groups: ToolGroup[] }) {
  return (
    <ul
      aria-label={title}
      className="flex max-w-96 flex-wrap gap-x-3.5 gap-y-2 pb-1 text-sm lg:justify-end xl:max-w-none"
    >
      {groups.map(({ id, name, tone }) => (
        <li key={id} data-tone={tone} className="flex items-center gap-2">
          <span className="h-4.5 w-3.5 border-[1.5px] border-carbon-950 bg-area forced-color-adjust-none" />
          {name}
        </li>
      ))}
    </ul>
  );
}
