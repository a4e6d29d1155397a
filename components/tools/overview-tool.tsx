import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import type { Link } from '@/lib/schema/common';
import type { Tool, ToolLabels } from '@/lib/schema/tools';
import styles from './overview.module.css';
import { ToolFacts } from './tool-facts';

export type SeeAlso = Link[];

type Props = { tool: Tool; href: string; seeAlso: SeeAlso; labels: ToolLabels };

/** One tool: what it does, what goes in and out, three steps, and where to read on. */
export function OverviewTool({ tool, href, seeAlso, labels }: Props) {
  return (
    <section id={tool.slug} className={styles.tool}>
      <div className={styles.picture}>
        <Picture name={tool.picture} />
      </div>
      <div className={styles.text}>
        <h2 className={styles.name}>
          <a href={href}>
            {tool.name}
            <Icon name="arrow" size={22} />
          </a>
        </h2>
        <p className={styles.job}>{tool.job}</p>
        <ToolFacts tool={tool} labels={labels} className={styles.facts} />
      </div>
      <div className={styles.how}>
        <ol>
          {tool.steps.map(({ title }) => (
            <li key={title}>{title}</li>
          ))}
        </ol>
        <p className="text-sm text-muted">
          {labels.seeAlso}{' '}
          {seeAlso.map((link, index) => (
            <span key={link.href}>
              {index > 0 ? ', ' : ''}
              <a href={link.href} className="font-semibold">
                {link.label}
              </a>
            </span>
          ))}
        </p>
      </div>
    </section>
  );
}
