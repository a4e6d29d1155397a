import type { ReactNode } from 'react';
import { IntegrationHero } from '@/components/drawings/integration/map';
import { Mockup } from '@/components/drawings/mockup';
import { SecurityHero } from '@/components/drawings/security/map';
import { scenes, wideScenes } from '@/components/drawings/tool/scenes';
import { StepStub } from '@/components/drawings/tool/stubs';
import { UseCaseHero } from '@/components/drawings/use-case/map';
import { HeroMockup as FeatureMockup } from '@/components/features-detail/hero-mockup';
import { stockOf } from '@/components/tools/stock-of';
import { featureDrawings } from '@/content/feature-drawings';
import { entries as features } from '@/content/features';
import { integrationDrawings } from '@/content/integration-drawings';
import { entries as integrations } from '@/content/integrations';
import { entries as security } from '@/content/security';
import { securityDrawings } from '@/content/security-drawings';
import { site } from '@/content/site';
import { tools } from '@/content/tools';
import { useCaseDrawings } from '@/content/use-case-drawings';
import { entries as useCases } from '@/content/use-cases';
import { type Family, formNumber } from '@/lib/routes';
import styles from './kit.module.css';

type Shown = { family: Family; n: number; name: string; stock: string; drawing: ReactNode };

const shown: Shown[] = [
  ...features.map(({ n, name, mockup, picture }) => ({
    family: 'feature' as const,
    n,
    name,
    stock: 'canary',
    drawing: (
      <FeatureMockup
        name={mockup}
        title={name}
        picture={picture}
        form={formNumber('feature', n)}
        drawings={featureDrawings}
      />
    ),
  })),
  ...useCases.map(({ n, name, mockup }) => ({
    family: 'use-case' as const,
    n,
    name,
    stock: 'rose',
    drawing: <UseCaseHero {...mockup} form={formNumber('use-case', n)} drawings={useCaseDrawings} />,
  })),
  ...security.map(({ n, name, mockup }) => ({
    family: 'security' as const,
    n,
    name,
    stock: 'mint',
    drawing: (
      <SecurityHero
        name={mockup}
        form={formNumber('security', n)}
        product={site.name}
        drawings={securityDrawings.heroes}
      />
    ),
  })),
  ...integrations.map(({ n, name, mockup }) => ({
    family: 'integration' as const,
    n,
    name,
    stock: 'sky',
    drawing: (
      <Mockup label={mockup.label} className="h-full">
        <IntegrationHero
          name={mockup.name}
          note={mockup.note}
          form={formNumber('integration', n)}
          product={site.name}
          domain="example.in"
          drawings={integrationDrawings.heroes}
        />
      </Mockup>
    ),
  })),
];

/** The first drawing of a tool's page and those of its steps. */
function ToolDrawings({ tool }: { tool: (typeof tools.tools)[number] }) {
  const { scene, ...words } = tool.page.specimen;
  const Scene = scenes[scene];
  return (
    <div
      data-stock={stockOf(tool, tools.groups)}
      className={`${styles.mockup} ${wideScenes.has(scene) ? styles.wide : ''}`}
    >
      <h3>{tool.name}</h3>
      <Scene {...words} />
      <div className="mt-5 grid gap-5 md:grid-cols-3">
        {tool.steps.map(({ title, stub }) => (stub ? <StepStub key={title} stub={stub} /> : null))}
      </div>
    </div>
  );
}

/** The mock-up of every detail page. */
export function Mockups() {
  return (
    <div className={styles.mockups}>
      {shown.map(({ family, n, name, stock, drawing }) => (
        <div
          key={family + n}
          data-stock={stock}
          className={`${styles.mockup} ${family === 'feature' ? '' : styles.wide}`}
        >
          <h3>
            {formNumber(family, n)} {name}
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
