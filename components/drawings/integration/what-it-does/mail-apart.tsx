/** “What it does” of an integration, drawn as a mail whose parts are explained. */
import { Drawing } from '@/components/drawings/drawing';
import { Chip, Sheet } from '@/components/drawings/paper';
import { Icon } from '@/components/ui/icon';
import { Section, SectionHead } from '@/components/ui/section';
import styles from './mail-apart.module.css';
import type { Drawn } from './props';

/** Mail at the left; lines connect its parts with the items of the list at the right. */
export function MailApart({ title, note, items, drawing }: Drawn<'mail'>) {
  return (
    <Section>
      <SectionHead title={title} lead={note} />
      <div className={styles.apart}>
        <Drawing label={drawing.label} className={styles.mail}>
          <Sheet fold="large" bodyClassName="!p-0">
            <div className={styles.head}>
              <p>
                <Icon name="mail" size={18} />
                <b>{drawing.from}</b>
              </p>
              <p>{drawing.subject}</p>
            </div>
            <div className={styles.text}>
              {drawing.lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
              <p className={styles.stays}>{drawing.stays}</p>
            </div>
            <div className={styles.attached}>
              {drawing.attachments.map((name) => (
                <p key={name}>
                  <Icon name="file" size={18} />
                  {name}
                </p>
              ))}
            </div>
          </Sheet>
        </Drawing>
        <ul className={styles.items}>
          {items.map((item, index) => (
            <li key={item.title}>
              <div aria-hidden="true" className={styles.chips}>
                {drawing.chips[index]?.map((chip) => (
                  <Chip key={chip.text} tone={chip.tone}>
                    {chip.text}
                  </Chip>
                ))}
              </div>
              <h3>{item.title}</h3>
              <p className="mt-1 text-base leading-normal">{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
