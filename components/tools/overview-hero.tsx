import { Hero } from '@/components/site/hero';
import type { Trail } from '@/components/ui/breadcrumb';
import type { Link } from '@/lib/schema/common';
import type { Tool, ToolGroup } from '@/lib/schema/tools';
import styles from './overview.module.css';

type Props = {
  title: string;
  lead: string;
  start: Link;
  note: string;
  trail: Trail;
  /** Accessible name of the list of anchors. */
  navigation: string;
  groups: ToolGroup[];
  tools: Tool[];
};

const look = {
  band: 'bg-area-tint',
  grid: 'items-end gap-y-4 pt-7 pb-8 md:pt-10 md:pb-11 lg:split-7',
  words: 'contents',
  acts: 'mt-6',
};

/** Heading of the overview and index tabs, aligned with the page's first rule, that link to every tool. */
export function OverviewHero({ navigation, groups, tools, ...words }: Props) {
  return (
    <>
      <Hero look={look} {...words} />
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
