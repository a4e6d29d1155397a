import { Breadcrumb, type Crumb } from '@/components/ui/breadcrumb';
import type { Tool, ToolGroup } from '@/lib/schema/tools';
import styles from './overview.module.css';

type Props = {
  title: string;
  lead: string;
  trail: Crumb[];
  /** Name of the list of anchors. */
  navigation: string;
  groups: ToolGroup[];
  tools: Tool[];
};

/** Heading of the overview and, as index tabs that stand on the page's first rule, the way to every tool. */
export function OverviewHero({ title, lead, trail, navigation, groups, tools }: Props) {
  return (
    <>
      <div className="bg-area-tint">
        <Breadcrumb trail={trail} />
        <div className="wrap grid items-end gap-x-12 gap-y-4 pt-7 pb-8 md:grid-cols-[7fr_5fr] md:pt-10 md:pb-11">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
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
