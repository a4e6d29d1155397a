import { Drawing } from '@/components/drawings/drawing';
import { InlinePicture } from '@/components/drawings/inline-picture';
import { Chip, Mark, Sheet, Source } from '@/components/drawings/sheet';
import { Bars } from '@/components/drawings/writing';
import styles from './plagiarism.module.css';
import type { HeroProps } from './props';

const sources = [
  { name: 'Journal article, 2019', share: '11%' },
  { name: 'Conference paper, 2021', share: '5%' },
  { name: 'Handbook, chapter 3', share: '2%' },
];

/** A thesis page with its matches marked, the share they make up, and their sources. */
export function PlagiarismHero({ alt, pageCode }: HeroProps) {
  return (
    <Drawing label={alt} className="grid grid-cols-12">
      <Sheet
        title="Thesis, chapter 2"
        note={pageCode}
        cut="wide"
        className={styles.thesis}
        bodyClassName={styles.text}
      >
        <p>
          {'Small firms keep their records on paper, and '}
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
        <InlinePicture name="similarity" />
        <span>
          <b>18%</b>
          similar
        </span>
      </div>
      <Sheet
        title="Sources"
        note="18% similar"
        tone="sky"
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
        <div className="mt-[0.9rem] flex gap-[0.4rem]">
          <Chip>Cite</Chip>
          <Chip>Rewrite</Chip>
        </div>
      </Sheet>
    </Drawing>
  );
}
