import { breadcrumbOf } from '@/app/_shared/breadcrumb';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Button, ButtonLink } from '@/components/ui/button';
import { GoLink } from '@/components/ui/go-link';
import { Icon, iconNames } from '@/components/ui/icon';
import { LogoMark } from '@/components/ui/logo';
import { registry } from '@/content';
import { AllStates } from './all-states';
import styles from './kit.module.css';

/** Buttons, links and glyphs, on paper and on carbon. */
export function Controls() {
  return (
    <>
      {['', 'carbon'].map((surface) => (
        <div key={surface} className={`${surface} ${styles.surface}`}>
          <AllStates>{() => <Button>Get Started</Button>}</AllStates>
          <AllStates>{() => <Button variant="outline">See all tools</Button>}</AllStates>
          <AllStates>{() => <ButtonLink href="#controls">A link as a button</ButtonLink>}</AllStates>
          <AllStates>{() => <GoLink href="#controls" label="Digital Signature Support" />}</AllStates>
          <AllStates>{() => <a href="#controls">A link in a sentence</a>}</AllStates>
          <AllStates>{() => <Button aria-disabled>Sending…</Button>}</AllStates>
        </div>
      ))}
      <Breadcrumb trail={breadcrumbOf(registry.get('/feature2page'))} />
      <ul className={styles.glyphs}>
        <li>
          <LogoMark />
          <code>logo</code>
        </li>
        {iconNames.map((name) => (
          <li key={name}>
            <Icon name={name} />
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
