import { Icon, type IconName } from '@/components/ui/icon';
import type { Link } from '@/lib/schema/common';
import type { Contact } from '@/lib/schema/contact';
import styles from './side.module.css';

type Props = Pick<Contact, 'next' | 'trial' | 'direct' | 'answered'> & { phone: Link; email: Link };

/** Beside the form: next steps after a message or trial request. Below: direct contact and answers. */
export function ContactSide({ next, trial, direct, answered, phone, email }: Props) {
  return (
    <>
      <div className={styles.side}>
        <Steps title={next.title} steps={next.steps} />
        <Steps title={trial.next} steps={trial.steps} />
      </div>
      <div className={`${styles.side} ${styles.channels}`}>
        <section>
          <h2>{direct}</h2>
          <Row icon="phone" {...phone} />
          <Row icon="mail" {...email} />
        </section>
        <section>
          <h2>{answered.title}</h2>
          {answered.links.map((link) => (
            <Row key={link.href} icon="arrow" {...link} />
          ))}
        </section>
      </div>
    </>
  );
}

function Steps({ title, steps }: { title: string; steps: string[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}

function Row({ icon, label, href }: Link & { icon: IconName }) {
  return (
    <a href={href} className={styles.row}>
      <Icon name={icon} />
      <span>{label}</span>
    </a>
  );
}
