import { ButtonLink } from '@/components/ui/button';
import { GoLink } from '@/components/ui/go-link';
import { Icon } from '@/components/ui/icon';
import type { Link } from '@/lib/schema/common';
import type { SecurityHub } from '@/lib/schema/security';
import styles from './readiness-note.module.css';

type Props = SecurityHub['readiness'] & { trial: Link };

/** What “ready” means: a sheet of what the product shows, and one of what the auditor decides. */
export function ReadinessNote({ title, text, sides, links, trial }: Props) {
  return (
    <section className="border-t-2 border-dashed border-[light-dark(var(--color-carbon-950),var(--area-300))] bg-area-tint">
      <div className="wrap grid items-center gap-x-14 gap-y-8 py-[clamp(3rem,5.5vw,5rem)] lg:grid-cols-2">
        <div>
          <h2>{title}</h2>
          <p className="mt-4 max-w-160">{text}</p>
          <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-2">
            <ButtonLink href={trial.href}>{trial.label}</ButtonLink>
            {links.map((link) => (
              <GoLink key={link.href} {...link} className="text-ink" />
            ))}
          </div>
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <Side {...sides.shown} className="paper folded" ticked />
          {/* Not provided by the product: drawn without paper and ticks. */}
          <Side {...sides.judged} className="rounded-sheet border-[1.5px] border-dashed border-rule" />
        </div>
      </div>
    </section>
  );
}

type SideProps = Props['sides']['shown'] & { className?: string; ticked?: boolean };

function Side({ title, items, className, ticked }: SideProps) {
  return (
    <div className={`${styles.side} ${className}`}>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>
            {ticked ? (
              <Icon name="check" size={20} stroke={2.75} className="text-link" />
            ) : (
              <span className={styles.dot} />
            )}
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
