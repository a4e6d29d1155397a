import { scenes, wideScenes } from '@/components/drawings/tool/scenes';
import { Breadcrumb, type Trail } from '@/components/ui/breadcrumb';
import { ButtonLink } from '@/components/ui/button';
import { GoLink } from '@/components/ui/go-link';
import type { Link } from '@/lib/schema/common';
import type { Tool, ToolLabels } from '@/lib/schema/tools';
import { ToolFacts } from './tool-facts';
import styles from './tool-page.module.css';

type Props = {
  tool: Tool;
  trail: Trail;
  labels: ToolLabels;
  kind: { name: string; href: string };
  note: string;
  overview: Link;
};

/** What the tool does, on the tint of its group, with a sample of it: beside the words, or below them where it is wide. */
export function ToolHero({ tool, trail, labels, kind, note, overview }: Props) {
  const { scene, ...words } = tool.page.specimen;
  const Scene = scenes[scene];
  return (
    <>
      <section className="overflow-clip bg-area-tint">
        <Breadcrumb trail={trail} />
        <div className={`wrap ${styles.hero} ${wideScenes.has(scene) ? styles.wide : styles.side}`}>
          <div className={styles.text}>
            <h1>{tool.name}</h1>
            <p className={`lead ${styles.lead}`}>{tool.page.lead}</p>
            <div className={styles.start}>
              <ButtonLink href={tool.action.href}>{tool.action.label}</ButtonLink>
              <p className={`text-sm text-muted ${styles.note}`}>{note}</p>
              <GoLink {...overview} />
            </div>
          </div>
          <Scene {...words} />
        </div>
      </section>
      <div className="border-t-[1.5px] border-rule">
        <ToolFacts tool={tool} labels={labels} kind={kind} className={`wrap ${styles.facts}`} />
      </div>
    </>
  );
}
