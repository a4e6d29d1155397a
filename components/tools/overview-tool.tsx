import { Fragment } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import type { Link } from '@/lib/schema/common';
import type { Tool, ToolLabels } from '@/lib/schema/tools';
import overviewHow from './overview-how.module.css';
import styles from './overview-tool.module.css';
import { ToolFacts } from './tool-facts';

export type SeeAlso = Link[];

type Props = { tool: Tool; href: string; seeAlso: SeeAlso; labels: ToolLabels; className?: string };

/**
 * One tool: its purpose, input and output, three steps, and further reading. On phones, where sixteen tools
 * are stacked, all but name and job are collapsed; on wider screens they are always visible.
 */
export function OverviewTool({ tool, href, seeAlso, labels, className = '' }: Props) {
  return (
    <section id={tool.slug} className={`${styles.tool} ${className}`}>
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
        <p className="mt-1 text-base leading-[1.45]">{tool.job}</p>
        <ButtonLink href={tool.action.href} variant="outline" className={styles.start}>
          {tool.action.label}
          <span className="sr-only">: {tool.name}</span>
        </ButtonLink>
      </div>
      <details className={styles.more}>
        <summary>
          <span>
            <span className="sr-only">{tool.name}: </span>
            {labels.more}
          </span>
          <Icon name="chevron-down" />
        </summary>
        <div className={styles.inside}>
          <ToolFacts tool={tool} labels={labels} className={overviewHow.facts} />
          <div className={overviewHow.how}>
            <ol>
              {tool.steps.map(({ title }) => (
                <li key={title}>{title}</li>
              ))}
            </ol>
            <p className="text-sm text-muted">
              <span className="block">{labels.seeAlso}</span>
              {seeAlso.map((link, index) => (
                <Fragment key={link.href}>
                  {index > 0 ? ' ' : ''}
                  <span className="inline-block">
                    <a href={link.href} className="font-semibold">
                      {link.label}
                    </a>
                    {index < seeAlso.length - 1 ? ',' : ''}
                  </span>
                </Fragment>
              ))}
            </p>
          </div>
        </div>
      </details>
    </section>
  );
}
