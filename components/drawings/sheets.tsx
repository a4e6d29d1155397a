import type { DrawnSheets } from '@/lib/schema/drawings';
import { Sheet } from './paper';
import { Block } from './sheet-blocks';
import styles from './sheets.module.css';

type OneSheet = DrawnSheets['sheets'][number];

/** One sheet or two, made of blocks. */
export function Sheets({ sheets, second }: DrawnSheets) {
  const drawn = sheets.map(({ title, note, tone, blocks, beside }, index) => (
    <Sheet
      // biome-ignore lint/suspicious/noArrayIndexKey: the sheets of a drawing never move
      key={index}
      {...{ title, note, tone }}
      fold={tone || second === 'smaller' || holds(blocks, 'log') ? 'none' : second ? 'small' : 'large'}
      className={holds(blocks, 'log') ? styles.logged : ''}
      bodyClassName={bodyOf(blocks)}
    >
      {beside ? (
        <div className={styles.beside}>
          <div>
            <Blocks blocks={blocks} />
          </div>
          <div>
            <Blocks blocks={beside} />
          </div>
        </div>
      ) : (
        <Blocks blocks={blocks} />
      )}
    </Sheet>
  ));
  return second ? <div className={styles[second]}>{drawn}</div> : drawn;
}

function Blocks({ blocks }: Pick<OneSheet, 'blocks'>) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a drawing never move
  return blocks.map((block, index) => <Block key={index} {...block} />);
}

const holds = (blocks: OneSheet['blocks'], kind: string) => blocks.some((block) => block.kind === kind);

/** Classes of a sheet's body: no padding around a log, less above and below a tree. */
function bodyOf([first, ...others]: OneSheet['blocks']) {
  if (first?.kind === 'log') return '!p-0';
  if (first?.kind !== 'tree' || others.length > 0) return '';
  return first.large ? '!py-1.5 text-base' : '!py-1.5';
}
