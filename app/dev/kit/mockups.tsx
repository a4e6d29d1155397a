import type { ReactNode } from 'react';
import { HeroMockup as FeatureMockup } from '@/components/features-detail/hero-mockup';
import { Desk } from '@/components/home/desk';
import { HeroPanel } from '@/components/integrations/hero-panel';
import { HeroMockup as SecurityMockup } from '@/components/security/hero-mockup';
import { HeroFolder } from '@/components/use-cases/hero-folder';
import { fact } from '@/content/claims';
import { entries as features } from '@/content/features';
import { home } from '@/content/home';
import { entries as integrations } from '@/content/integrations';
import { entries as security } from '@/content/security';
import { site } from '@/content/site';
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
        facts={fact}
      />
    ),
  })),
  ...useCases.map(({ n, name, mockup }) => ({
    family: 'use-case' as const,
    n,
    name,
    stock: 'rose',
    drawing: <HeroFolder {...mockup} form={formNumber('use-case', n)} />,
  })),
  ...security.map(({ n, name, mockup }) => ({
    family: 'security' as const,
    n,
    name,
    stock: 'mint',
    drawing: <SecurityMockup name={mockup} form={formNumber('security', n)} claims={fact} />,
  })),
  ...integrations.map(({ n, name, mockup }) => ({
    family: 'integration' as const,
    n,
    name,
    stock: 'sky',
    drawing: (
      <HeroPanel {...mockup} form={formNumber('integration', n)} product={site.name} domain="example.in" />
    ),
  })),
];

/** The mock-up of the home page and of every detail page. */
export function Mockups() {
  return (
    <>
      <div className="carbon">
        <Desk label={home.hero.desk} />
      </div>
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
      </div>
    </>
  );
}
