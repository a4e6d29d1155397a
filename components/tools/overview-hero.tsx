import { Breadcrumb, type Trail } from '@/components/ui/breadcrumb';
import { ButtonLink } from '@/components/ui/button';
import type { Link } from '@/lib/schema/common';
import type { Tool, ToolGroup } from '@/lib/schema/tools';
import styles from './overview.module.css';

type Props = {
  title: string;
  lead: string;
  start: Link;
  note: string;
  trail: Trail;
  /** Name of the list of anchors. */
  navigation: string;
  groups: ToolGroup[];
  tools: Tool[];
};

/** Heading of the overview and, as index tabs that stand on the page's first rule, the way to every tool. */
export function OverviewHero({ title, lead, start, note, trail, navigation, groups, tools }: Props) {
  return (
    <>
      <div className="bg-area-tint">
        <Breadcrumb trail={trail} />
        <div className="wrap grid items-end gap-x-12 gap-y-4 pt-7 pb-8 md:pt-10 md:pb-11 lg:grid-cols-[7fr_5fr]">
          <h1>{title}</h1>
          <div>
            <p className="lead">{lead}</p>
            <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
              <ButtonLink href={start.href}>{start.label}</ButtonLink>
              <p className="text-sm text-muted">{note}</p>
            </div>
          </div>
        </div>
      </div>
      <nav aria-label={navigation} className={styles.index}>
        <ul className={`wrap ${styles.tabs}`}>
          {groups.map((group) => (
            <li key={group.id} data-stock={group.stock}>
              <a href={`#${group.id}`} className={styles.tab}>
                {group.name}
              </a>
              <ul>
                {tools
                  .filter((tool) => tool.group === group.id)
                  .map(({ slug, name }) => (
                    <li key={slug}>
                      <a href={`#${slug}`} className={styles.anchor}>
                        {name}
                      </a>
                    </li>
                  ))}
              </ul>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
