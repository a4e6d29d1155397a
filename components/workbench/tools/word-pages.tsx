import type { FrameWords } from '@/lib/schema/workbench';
import type { WordWords } from '@/lib/schema/works/word';
import { say } from '@/lib/words';
import { Notice } from '../parts/bench';
import { Thumb } from '../parts/thumb';
import type { LaidOut } from './use-word';
import styles from './word-pages.module.css';

/** Width in CSS pixels in which a page is drawn: the widest that is shown. */
const WIDTH = 420;

type Props = {
  frame: FrameWords;
  words: WordWords;
  info: LaidOut;
  copied: boolean;
  draw: (page: number, width: number) => Promise<ImageBitmap>;
};

/** The pages as they will be, below a word on fonts that were replaced. */
export function WordPages({ words, info, copied, draw }: Props) {
  const fonts = info.facts.filter(({ fact }) => fact === 'stand-in');
  const names = fonts.map(({ detail = '', file = '' }) =>
    say(words.replacedBy, { font: detail, other: file }),
  );
  return (
    <>
      {fonts.length > 0 && !copied ? (
        <Notice
          title={say(words.replaced, { count: fonts.length, fonts: names.join(', ') })}
          text={words.replacedText}
        />
      ) : null}
      <ol aria-label={words.pages} className={styles.pages}>
        {info.sizes.map((size, index) => {
          const page = index + 1;
          return (
            <li key={`${info.preview.key} ${page}`}>
              <Thumb size={size} width={WIDTH} copied={copied} draw={(width) => draw(page, width)} />
              <span className="mono">{say(words.page, { page })}</span>
            </li>
          );
        })}
      </ol>
    </>
  );
}
