import type { ReactNode } from 'react';
import { PictureSheet } from '@/components/drawings/picture-sheet';
import { FeatureHero } from '@/components/illustrations/features';
import { IntegrationHero } from '@/components/illustrations/integrations';
import { SecurityHero } from '@/components/illustrations/security';
import { StepIllustration } from '@/components/illustrations/tools';
import { OfficeFolder } from '@/components/illustrations/use-cases';
import { toneOf } from '@/components/tools/tone-of';
import { fact } from '@/content/claims';
import { entries as features } from '@/content/features';
import { entries as integrations } from '@/content/integrations';
import { entries as security } from '@/content/security';
import { site } from '@/content/site';
import { tools } from '@/content/tools';
import { entries as useCases } from '@/content/use-cases';
import { type Family, pageCodeOf } from '@/lib/routes';
import styles from './kit.module.css';

type ShownIllustration = { family: Family; n: number; name: string; tone: string; drawing: ReactNode };

const illustrations: ShownIllustration[] = [
  ...features.map(({ n, name, illustration, picture }) => ({
    family: 'feature' as const,
    n,
    name,
    tone: 'lilac',
    drawing: illustration ? (
      <FeatureHero {...illustration} pageCode={pageCodeOf('feature', n)} claims={fact} />
    ) : (
      <PictureSheet title={name} picture={picture} pageCode={pageCodeOf('feature', n)} />
    ),
  })),
  ...useCases.map(({ n, name, illustration }) => ({
    family: 'use-case' as const,
    n,
    name,
    tone: 'rose',
    drawing: <OfficeFolder {...illustration} pageCode={pageCodeOf('use-case', n)} claims={fact} />,
  })),
  ...security.map(({ n, name, illustration }) => ({
    family: 'security' as const,
    n,
    name,
    tone: 'mint',
    drawing: (
      <SecurityHero
        {...illustration}
        pageCode={pageCodeOf('security', n)}
        claims={fact}
        product={site.name}
      />
    ),
  })),
  ...integrations.map(({ n, name, illustration }) => ({
    family: 'integration' as const,
    n,
    name,
    tone: 'sky',
    drawing: (
      <IntegrationHero
        {...illustration}
        pageCode={pageCodeOf('integration', n)}
        product={site.name}
        domain="example.in"
      />
    ),
  })),
];

/** The illustrations of a tool's steps. */
function ToolDrawings({ tool }: { tool: (typeof tools.tools)[number] }) {
  return (
    <div data-tone={toneOf(tool, tools.groups)} className={`${styles.drawing} ${styles.wide}`}>
      <h3>{tool.name}</h3>
      <div className="grid gap-5 md:grid-cols-3">
        {tool.steps.map(({ title, illustration }) =>
          illustration ? <StepIllustration key={title} name={illustration} /> : null,
        )}
      </div>
    </div>
  );
}

/** The illustration of the first screen of every detail page, and those of the steps of tools. */
export function Drawings() {
  return (
    <div className={styles.drawings}>
      {illustrations.map(({ family, n, name, tone, drawing }) => (
        <div
          key={family + n}
          data-tone={tone}
          className={`${styles.drawing} ${family === 'feature' ? '' : styles.wide}`}
        >
          <h3>
            {pageCodeOf(family, n)} {name}
          </h3>
          {drawing}
        </div>
      ))}
      {tools.tools.map((tool) => (
        <ToolDrawings key={tool.slug} tool={tool} />
      ))}
    </div>
  );
}
