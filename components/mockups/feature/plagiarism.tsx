import { Mockup } from '../mockup';
import { Bars, Chip, Mark, Sheet, Source } from '../paper';
import styles from './plagiarism.module.css';
import type { MockupProps } from './props';

const sources = [
  { name: 'Journal article, 2019', share: '11%' },
  { name: 'Conference paper, 2021', share: '5%' },
  { name: 'Handbook, chapter 3', share: '2%' },
];

/** A thesis page with its matches marked, the share they make up, and their sources. */
export function PlagiarismMockup({ form }: MockupProps) {
  return (
    <Mockup
      label="Sample: a thesis page with three numbered matches highlighted, 18 per cent similar, and the three sources they were found in."
      className={styles.scene}
    >
      <Sheet title="Thesis, chapter 2" note={form} cut className={styles.thesis} bodyClassName={styles.text}>
        <p>
          Small firms keep most of their records on paper, and{' '}
          <Mark source={1}>the cost of finding one is rarely measured</Mark>. Earlier studies looked at banks.
        </p>
        <p>
          We follow 12 offices over a year. <Mark source={2}>Each request was timed from the desk</Mark> to
          the moment the page was in hand.
        </p>
        <p>
          A record is found when <Mark source={3}>the page asked for is in hand</Mark>.
        </p>
        <Bars widths={[100, 93, 97, 60]} />
      </Sheet>
      <div className={`paper ${styles.ring}`}>
        <svg viewBox="0 0 120 120" fill="none" aria-hidden="true">
          <circle cx="60" cy="60" r="58" fill="#fff" stroke="#0b1326" strokeWidth="1.5" />
          <circle cx="60" cy="60" r="46" stroke="#d6dde6" strokeWidth="13" />
          <circle
            cx="60"
            cy="60"
            r="46"
            pathLength="100"
            stroke="#f4e14a"
            strokeWidth="13"
            strokeDasharray="18 82"
            transform="rotate(-90 60 60)"
          />
          <circle cx="60" cy="60" r="39.5" stroke="#0b1326" strokeWidth="1.5" />
          <circle cx="60" cy="60" r="52.5" stroke="#0b1326" strokeWidth="1.5" />
        </svg>
        <span>
          <b>18%</b>
          similar
        </span>
      </div>
      <Sheet
        title="Sources"
        note="18% similar"
        stock="sky"
        fold="small"
        className={styles.sources}
        bodyClassName={styles.list}
      >
        {sources.map(({ name, share }, index) => (
          <div key={name}>
            <Source n={index + 1} />
            <span>{name}</span>
            <b>{share}</b>
          </div>
        ))}
        <div className={styles.jobs}>
          <Chip>Cite</Chip>
          <Chip>Rewrite</Chip>
        </div>
      </Sheet>
    </Mockup>
  );
}
