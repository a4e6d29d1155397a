import { Frame } from '@/app/_frame/frame';
import { pageMetadata } from '@/app/_frame/page-metadata';
import { trailOf } from '@/app/_frame/trail';
import { trialFrom } from '@/app/_frame/trial';
import { ClosingBand } from '@/components/details/closing-band';
import { OverviewGroup } from '@/components/tools/overview-group';
import { OverviewHero } from '@/components/tools/overview-hero';
import { registry } from '@/content';
import { published } from '@/content/published';
import { site } from '@/content/site';
import { tools } from '@/content/tools';
import { toolPath } from '@/lib/routes';
import type { Tool } from '@/lib/schema/tools';

const page = registry.get('/toolsdetails');

export const metadata = pageMetadata(page.path);

/** Tools with links below the steps; all others link on their own pages. */
const namedBelow = 2;

function entry(tool: Tool) {
  const seeAlso = tool.related
    .slice(0, namedBelow)
    .map(({ href }) => ({ href, label: registry.get(href).label }));
  return { tool, href: toolPath(tool.slug), seeAlso };
}

export default function Page() {
  const { title, lead, navigation, groups, labels, closing } = tools;
  const all = published(tools.tools);
  return (
    <Frame page={page}>
      <OverviewHero
        title={title}
        lead={lead}
        start={site.getStarted}
        note={site.trialNote}
        trail={trailOf(page)}
        navigation={navigation}
        groups={groups}
        tools={all}
      />
      {groups.map((group, index) => (
        <OverviewGroup
          key={group.id}
          group={group}
          tools={all.filter((tool) => tool.group === group.id).map(entry)}
          labels={labels}
          columns={index % 2 === 1}
        />
      ))}
      <div className="h-(--section)" />
      <ClosingBand {...closing} trial={trialFrom(page.path)} />
    </Frame>
  );
}
