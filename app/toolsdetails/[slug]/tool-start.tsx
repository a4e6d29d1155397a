import { type AvailableTool, asAvailable, availableTools } from '@/app/_shared/available-tools';
import { PictureSheet } from '@/components/drawings/picture-sheet';
import { Hero } from '@/components/site/hero';
import { groupOf } from '@/components/tools/tone-of';
import { ToolFacts } from '@/components/tools/tool-facts';
import pageStyles from '@/components/tools/tool-page.module.css';
import { Breadcrumb, type Trail } from '@/components/ui/breadcrumb';
import { placeClass, taskTrail, Welcome } from '@/components/workbench/welcome';
import { Workbench } from '@/components/workbench/workbench';
import { fact } from '@/content/claims';
import { messages } from '@/content/messages';
import { site } from '@/content/site';
import { tools } from '@/content/tools';
import { sharedMessages } from '@/content/workbench';
import { engineFiles } from '@/lib/engine-files';
import { taskPath, toolPath, trialPath } from '@/lib/routes';
import { groupOf as kindGroups } from '@/lib/schema/tool-chooser';
import { withOwn } from '@/lib/schema/tool-messages';
import type { Tool } from '@/lib/schema/tools';
import type { SharedMessages } from '@/lib/schema/workbench';
import { formatMessage } from '@/lib/sentences';
import { acceptedKinds, enginesOf, runningToolSlug } from '@/lib/tools';

type Props = { tool: Tool; trail: Trail };

/** The first screen of a tool's page: the tool itself, or a picture if the tool is not available yet. */
export function ToolStart({ tool, trail }: Props) {
  const { labels, groups } = tools;
  const kind = { name: groupOf(tool, groups).name, href: `/toolsdetails#${tool.group}` };
  const running = asAvailable(tool);
  return (
    <>
      {running ? (
        <RunningTool tool={running} trail={trail} />
      ) : (
        <Hero
          layout="feature"
          trail={trail}
          title={tool.name}
          lead={tool.page.lead}
          start={tool.action}
          more={labels.overview}
          note={site.trialNote}
          beside={<PictureSheet title={tool.name} picture={tool.picture} />}
        />
      )}
      <div className={`border-t-[1.5px] border-rule ${placeClass}`}>
        <div data-task-off="">
          <ToolFacts tool={tool} labels={labels} group={kind} className={`wrap ${pageStyles.facts}`} />
        </div>
        {tasksOf(tool).map((task) => (
          <div key={task.slug} data-task={task.slug}>
            <ToolFacts tool={task} labels={labels} group={kind} className={`wrap ${pageStyles.facts}`} />
          </div>
        ))}
      </div>
    </>
  );
}

const tasksOf = ({ slug }: Tool) => tools.tasks.filter((task) => task.tool === slug);

function RunningTool({ tool, trail }: Props & { tool: AvailableTool }) {
  const { dropZone } = tool;
  const tasks = tasksOf(tool);
  const slugs = [tool.slug, ...tasks.flatMap(({ slug }) => runningToolSlug(slug) ?? [])];
  const engines = new Set(slugs.flatMap((slug) => enginesOf[slug]));
  return (
    <Workbench
      slug={tool.slug}
      name={tool.name}
      job={tool.job}
      steps={tool.steps.map(({ title }) => title)}
      messages={messages[tool.slug]}
      shared={sharedMessagesFor(tool)}
      engines={Object.fromEntries([...engines].map((name) => [name, engineFiles(name)]))}
      next={nextTools(tool.next)}
      tasks={tasks.map(({ slug, name, job, steps, next, ...own }) => {
        const running = runningToolSlug(slug);
        return {
          ...{ slug, name, job, steps },
          title: `${name} | ${site.name}`,
          runs: running && { slug: running, messages: messages[running] },
          breadcrumb: <Breadcrumb key={slug} trail={taskTrail(trail, { slug, name, ...own })} />,
          next: nextTools(next),
        };
      })}
      trial={{
        label: formatMessage(sharedMessages.afterLink, { product: site.name, trial: fact.trial }),
        href: trialPath(toolPath(tool.slug)),
      }}
      accept={dropZone.accept}
      acceptedFormats={dropZone.formats}
      multiple={dropZone.multiple}
      breadcrumb={<Breadcrumb trail={trail} />}
    >
      <Welcome
        name={tool.name}
        lead={tool.page.lead}
        tryNow={tool.action.label}
        trail={trail}
        dropZone={dropZone}
        shared={sharedMessages}
        tasks={tasks}
      />
    </Workbench>
  );
}

/** Available tools, or tasks of such tools, that can continue with a result. */
const nextTools = (next: AvailableTool['next']) =>
  next.flatMap(({ slug, note }) => {
    const task = tools.tasks.find((task) => task.slug === slug);
    const other = availableTool(task?.tool ?? slug);
    if (!other) return [];
    return task
      ? [{ href: taskPath(task), name: task.name, note }]
      : [{ href: toolPath(slug), name: other.name, note }];
  });

/** The tool of this slug, if available. */
const availableTool = (slug: string | undefined): Tool | undefined =>
  availableTools().find(({ tool }) => tool.slug === slug)?.tool;

const linkTo = ({ slug, name }: { slug: string; name: string }) => ({
  href: toolPath(slug),
  label: formatMessage(sharedMessages.elsewhere.label, { tool: name }),
});

/** The shared messages, with the tool's own messages about refused files, and links to tools that take such files. */
function sharedMessagesFor({
  slug,
  dropZone: { refused: text, elsewhere: ownTools },
}: AvailableTool): SharedMessages {
  const { faults, elsewhere, exported } = sharedMessages;
  const otherTools = Object.entries(kindGroups).flatMap(([kind, group]) => {
    const other = availableTool(ownTools?.[group] ?? elsewhere.tools[group]);
    if (!other || other.slug === slug) return [];
    return [[kind, linkTo(other)]];
  });
  const kind = text ? { ...faults.kind, text } : faults.kind;
  const appleMessages = { pages: exported, numbers: exported, keynote: exported };
  const ofKind = acceptedKinds[slug].includes('pdf') ? appleMessages : undefined;
  const shared = {
    ...sharedMessages,
    ofKind,
    otherTools: Object.fromEntries(otherTools),
    faults: { ...faults, kind },
  };
  const toolMessages = messages[slug];
  return withOwn(shared, 'own' in toolMessages ? toolMessages.own : undefined);
}
