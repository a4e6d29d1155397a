import { Mockup } from '@/components/mockups/mockup';
import { Pen, type Stock } from '@/components/mockups/paper';
import { Icon } from '@/components/ui/icon';
import type { HeroMockupProps } from './hero-props';
import styles from './readiness-forms.module.css';

type Form = { title: string; stock: Stock; rows: [control: string, where: string][]; last: string };

function forms({ iso27001, hipaa, gdpr, encryption }: HeroMockupProps['claims']): Form[] {
  return [
    {
      title: `${iso27001} Ready`,
      stock: 'bond',
      rows: [
        ['Rights by role', 'S-02'],
        ['Access log', 'S-01'],
        [`${encryption} at rest`, 'F-01'],
        ['Retention rule', 'S-04'],
      ],
      last: 'Ask for our documents',
    },
    {
      title: `${hipaa} Ready`,
      stock: 'canary',
      rows: [
        ['Who may open a record', 'S-02'],
        ['Who did', 'S-01'],
        [`${encryption} at rest`, 'F-01'],
        ['Links that end', 'S-05'],
      ],
      last: 'Agreements: with you',
    },
    {
      title: `${gdpr} Ready`,
      stock: 'rose',
      rows: [
        ['Find one person’s files', 'F-02'],
        ['Limit who sees them', 'S-02'],
        ['Keep by rule', 'S-04'],
        ['Delete on record', 'S-01'],
      ],
      last: 'Reasons to hold: yours',
    },
  ];
}

/** A three-part form under one stub: the original and two copies, each for another reader. */
export function ReadinessForms({ form, claims }: HeroMockupProps) {
  return (
    <Mockup
      label={`Sample checklist in three parts, for ${claims.iso27001}, ${claims.hipaa} and ${claims.gdpr}: each names four controls with the form that explains them, and what stays with the reader.`}
    >
      <div className={styles.stub}>
        <b>Controls to show, in three parts</b>
        <span className="mono">{form}</span>
      </div>
      <div className={styles.parts}>
        {forms(claims).map(({ title, stock, rows, last }) => (
          <div key={title} className={`paper ${styles.part} ${styles[stock]}`}>
            <p className={styles.title}>{title}</p>
            {rows.map(([control, where]) => (
              <div key={control} className={styles.row}>
                <span className={styles.box}>
                  <Icon name="check" size={16} stroke={3} />
                </span>
                <span>{control}</span>
                <span className="mono">{where}</span>
              </div>
            ))}
            <div className={styles.row}>
              <span className={styles.box} />
              <Pen>{last}</Pen>
            </div>
          </div>
        ))}
      </div>
    </Mockup>
  );
}
