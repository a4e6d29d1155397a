import { Drawing } from '@/components/drawings/drawing';
import { Chip, Sheet, type Tone } from '@/components/drawings/sheet';
import { Icon } from '@/components/ui/icon';
import { Section, SectionHead } from '@/components/ui/section';
import type { FunctionsProps } from './functions-props';
import styles from './mail-parts.module.css';

const letterLines = [
  'Good morning,',
  'Here is everything for October. The printing bill is only a photo, sorry.',
  'K. Das',
];

const attachments = ['photo_0412.jpg', 'shop-lease.pdf', 'statement.pdf'];

/** Labels beside each item of the list: what becomes of the parts of the mail. */
const chips: readonly (readonly { text: string; tone?: Tone }[])[] = [
  [{ text: 'bills-7f3a@…' }],
  [
    { text: 'photo', tone: 'lilac' },
    { text: 'lease', tone: 'sky' },
    { text: 'statement', tone: 'mint' },
  ],
  [
    { text: 'Bill', tone: 'lilac' },
    { text: 'Bills / October', tone: 'lilac' },
  ],
  [{ text: 'JPG' }, { text: '28 Oct 2026', tone: 'gold' }],
  [{ text: 'Any email app' }],
];

/** Mail at the left; lines connect its parts with the items of the list at the right. */
export function MailParts({ title, note, items, alt }: FunctionsProps) {
  return (
    <Section>
      <SectionHead title={title} lead={note} leadColumn={6} />
      <div className={styles.layout}>
        <Drawing label={alt} className={styles.mail}>
          <Sheet fold="large" bodyClassName="!p-0">
            <div className={styles.head}>
              <p>
                <Icon name="mail" size={18} />
                <b>K. Das, client</b>
              </p>
              <p>Documents for October</p>
            </div>
            <div className={styles.text}>
              {letterLines.map((line) => (
                <p key={line}>{line}</p>
              ))}
              <p className={styles.stays}>Stays in the email</p>
            </div>
            <div className={styles.attached}>
              {attachments.map((name) => (
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
                {chips[index]?.map((chip) => (
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
