import { Drawing } from '@/components/drawings/drawing';
import { Icon } from '@/components/ui/icon';
import type { HeroProps } from './props';
import styles from './readiness-forms.module.css';

/** Parts of the form, one per standard: controls with the code of the page that explains each, and the reader's own part. */
const formsOf = (claims: HeroProps['claims']) => [
  {
    title: `${claims.iso27001} Ready`,
    tone: 'bond',
    rows: [
      ['Access by role', 'S-02'],
      ['Audit log', 'S-01'],
      [`${claims.encryption} at rest`, 'F-01'],
      ['Retention rule', 'S-04'],
    ],
    yourPart: 'Your side: the audit',
  },
  {
    title: `${claims.hipaa} Ready`,
    tone: 'lilac',
    rows: [
      ['Who can open a record', 'S-02'],
      ['Who opened it', 'S-01'],
      [`${claims.encryption} at rest`, 'F-01'],
      ['Links that expire', 'S-05'],
    ],
    yourPart: 'Your side: agreements',
  },
  {
    title: `${claims.gdpr} Ready`,
    tone: 'rose',
    rows: [
      ['Find one person’s files', 'F-02'],
      ['Limit who sees them', 'S-02'],
      ['Retention rules', 'S-04'],
      ['Log of deletions', 'S-01'],
    ],
    yourPart: 'Your side: lawful basis',
  },
];

/** A three-part form under one stub: the original and two copies, one each for ISO 27001, HIPAA and GDPR. */
export function ReadinessForms({ alt, pageCode, claims }: HeroProps) {
  return (
    <Drawing label={alt}>
      <div className={styles.stub}>
        <b>Controls in three parts</b>
        <span className="mono">{pageCode}</span>
      </div>
      <div className={styles.parts}>
        {formsOf(claims).map(({ title, tone, rows, yourPart }) => (
          <div key={title} className={`paper ${styles.part} ${styles[tone]}`}>
            <p className={styles.title}>{title}</p>
            {rows.map(([control, code]) => (
              <div key={control} className={styles.row}>
                <span className={styles.box}>
                  <Icon name="check" size={16} stroke={3} />
                </span>
                <span>{control}</span>
                <span className="mono">{code}</span>
              </div>
            ))}
            <div className={styles.row}>
              <span className={styles.box} />
              <b className="font-semibold">{yourPart}</b>
            </div>
          </div>
        ))}
      </div>
    </Drawing>
  );
}
