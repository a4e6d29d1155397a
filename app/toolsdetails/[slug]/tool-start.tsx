import { runningTools } from '@/app/_frame/running-tools';
import { PictureSheet } from '@/components/drawings/picture-sheet';
import { Hero } from '@/components/site/hero';
import { groupOf } from '@/components/tools/stock-of';
import { ToolFacts } from '@/components/tools/tool-facts';
import pageStyles from '@/components/tools/tool-page.module.css';
import { Breadcrumb, type Trail } from '@/components/ui/breadcrumb';
import { Welcome } from '@/components/workbench/welcome';
import { Workbench } from '@/components/workbench/workbench';
import { fact } from '@/content/claims';
import { jobWorks } from '@/content/jobs';
import { site } from '@/content/site';
import { tools } from '@/content/tools';
import { frame } from '@/content/workbench';
import { works } from '@/content/works';
import { engineFiles } from '@/lib/engine-files';
import { toolPath, trialPath } from '@/lib/routes';
import { groupOf as kindGroups } from '@/lib/schema/entrance';
import type { Tool, ToolJob } from '@/lib/schema/tools';
import type { FrameWords } from '@/lib/schema/workbench';
import { enginesOf, takenBy, type Work } from '@/lib/schema/works';
import { say } from '@/lib/sentences';

type Props = { tool: Tool; trail: Trail };

/** The first screen of a tool's page: the tool itself, or the picture of a tool that does not run here yet. */
export function ToolStart({ tool, trail }: Props) {
  const { labels, groups } = tools;
  const kind = { name: groupOf(tool, groups).name, href: `/toolsdetails#${tool.group}` };
  const work = works[tool.slug];
  return (
    <>
      {work ? (
        <RunningTool tool={tool} trail={trail} work={work} />
      ) : (
        <Hero
          look="feature"
          trail={trail}
          title={tool.name}
          lead={tool.page.lead}
          start={tool.action}
          more={labels.overview}
          note={site.trialNote}
          beside={<PictureSheet title={tool.name} picture={tool.picture} />}
        />
      )}
      <div className="border-t-[1.5px] border-rule">
        <ToolFacts tool={tool} labels={labels} kind={kind} className={`wrap ${pageStyles.facts}`} />
      </div>
    </>
  );
}

function RunningTool({ tool, trail, work }: Props & { work: (typeof works)[string] }) {
  const jobs = tools.jobs.filter((job) => job.tool === tool.slug);
  return (
    <Workbench
      name={tool.name}
      job={tool.job}
      steps={tool.steps.map(({ title }) => title)}
      words={work.words}
      frame={refusing(tool.slug, work)}
      engines={Object.fromEntries(enginesFor(work, jobs).map((name) => [name, engineFiles(name)]))}
      next={nextTools(work.next)}
      jobs={jobs.flatMap(({ slug, name, job, steps }) => {
        const own = jobWorks[slug];
        return own ? [{ slug, name, job, steps, words: own.words, next: nextTools(own.next) }] : [];
      })}
      trial={{
        label: say(frame.afterLink, { product: site.name, trial: fact.trial }),
        href: trialPath(toolPath(tool.slug)),
      }}
      accept={work.dropZone.accept}
      takes={work.dropZone.formats}
      multiple={work.dropZone.multiple}
      breadcrumb={<Breadcrumb trail={trail} />}
    >
      <Welcome
        name={tool.name}
        lead={tool.page.lead}
        tryNow={tool.action.label}
        trail={trail}
        dropZone={work.dropZone}
        frame={frame}
        jobs={jobs.map(({ slug, name, lead, link }) => ({ slug, name, lead, link }))}
      />
    </Workbench>
  );
}

/** Engines of a tool and of its jobs. */
const enginesFor = (work: Work, jobs: readonly ToolJob[]) => [
  ...new Set(
    [work, ...jobs.flatMap(({ slug }) => jobWorks[slug] ?? [])].flatMap(({ words }) => enginesOf[words.kind]),
  ),
];

/** Tools that a result goes on to, as far as they run here. */
const nextTools = (next: Work['next']) =>
  next.flatMap(({ slug, note }) => {
    const other = running(slug);
    return other ? [{ href: toolPath(slug), name: other.name, note }] : [];
  });

/** The tool of this slug, if available. */
const running = (slug: string | undefined): Tool | undefined =>
  runningTools().find(({ tool }) => tool.slug === slug)?.tool;

const leadTo = ({ slug, name }: { slug: string; name: string }) => ({
  href: toolPath(slug),
  label: say(frame.elsewhere.label, { tool: name }),
});

/** The frame's texts, with the tool's own text on files of another kind, and the tools that take those. */
function refusing(slug: string, { words, dropZone: { refused: text, elsewhere: own } }: Work): FrameWords {
  const { faults, elsewhere, exported } = frame;
  const ways = Object.entries(kindGroups).flatMap(([kind, group]) => {
    const other = running(own?.[group] ?? elsewhere.tools[group]);
    if (!other || other.slug === slug) return [];
    return [[kind, leadTo(other)]];
  });
  const scans = running(faults['no-text'].tool);
  const kind = text ? { ...faults.kind, text } : faults.kind;
  const apple = { pages: exported, numbers: exported, keynote: exported };
  const ofKind = takenBy[words.kind].includes('pdf') ? apple : undefined;
  return {
    ...frame,
    ofKind,
    ways: Object.fromEntries(ways),
    scansTo: scans && leadTo(scans),
    faults: { ...faults, kind },
  };
}
