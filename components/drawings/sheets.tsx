import type { DrawnPart, DrawnSheets, SheetBlock } from '@/lib/schema/drawings';
import { byKind } from './by-kind';
import { Chip, Mark, Sheet } from './paper';
import { Part, Parts, Run } from './parts';
import { CalendarStrip, FolderTree, Rows } from './records';
import {
  Beside,
  Locked,
  LogLines,
  PartsLine,
  Passage,
  ReplacedRows,
  RightsTable,
  SearchField,
  SetByHand,
  Share,
  Side,
  Signatures,
  SmallPrint,
  SourceList,
  TwoSheets,
} from './sheet-blocks';
import styles from './sheets.module.css';
import { Bars, Pen } from './writing';

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
        <Beside left={<Blocks blocks={blocks} />} right={<Blocks blocks={beside} />} />
      ) : (
        <Blocks blocks={blocks} />
      )}
    </Sheet>
  ));
  return second ? <TwoSheets second={second}>{drawn}</TwoSheets> : drawn;
}

/** Renders one block of a sheet by its kind. */
const Block = byKind<SheetBlock>({
  line: ({ run, small }) =>
    small ? (
      <SmallPrint>
        <Run parts={run} />
      </SmallPrint>
    ) : (
      <PartsLine>
        <Parts parts={run} />
      </PartsLine>
    ),
  passage: ({ parts }) => (
    <Passage>
      <Run parts={parts} />
    </Passage>
  ),
  bars: ({ bars = [], read, headings }) => <Bars widths={bars} read={read} strong={headings} />,
  rows: ({ rows, replaced }) => {
    const sides = rows.map(({ label, value }) => ({ label: side(label), value: side(value) }));
    return replaced ? <ReplacedRows rows={sides} /> : <Rows ruled className="not-first:mt-2" rows={sides} />;
  },
  tree: ({ rows }) => (
    <FolderTree
      rows={rows.map(({ icon, tone, set, note, ...row }) => ({
        ...row,
        kind: icon,
        note: tone ? <Chip tone={tone}>{note}</Chip> : set ? <SetByHand>{note}</SetByHand> : note,
      }))}
    />
  ),
  log: ({ lines }) => (
    <LogLines
      lines={lines.map(({ what, look, ...line }) => ({
        ...line,
        what: look === 'pen' ? <Pen>{what}</Pen> : look === 'read' ? <Mark>{what}</Mark> : what,
      }))}
    />
  ),
  week: ({ days }) => <CalendarStrip days={days} />,
  share: ({ name, aside, percent }) => (
    <Share name={<Part part={name} />} aside={<Part part={aside} />} percent={percent} />
  ),
  sources: SourceList,
  signed: Signatures,
  locked: ({ text }) => <Locked>{text}</Locked>,
  rights: RightsTable,
  search: ({ query }) => <SearchField>{query}</SearchField>,
});

function Blocks({ blocks }: Pick<OneSheet, 'blocks'>) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a drawing never move
  return blocks.map((block, index) => <Block key={index} {...block} />);
}

/** One side of a row. */
const side = (copy: string | DrawnPart[]) =>
  typeof copy === 'string' ? (
    copy
  ) : copy.length > 1 ? (
    <Side>
      <Parts parts={copy} />
    </Side>
  ) : (
    <Parts parts={copy} />
  );

const holds = (blocks: OneSheet['blocks'], kind: string) => blocks.some((block) => block.kind === kind);

/** Classes of a sheet's body: no padding around a log, less above and below a tree. */
function bodyOf([first, ...others]: OneSheet['blocks']) {
  if (first?.kind === 'log') return '!p-0';
  if (first?.kind !== 'tree' || others.length > 0) return '';
  return first.large ? '!py-1.5 text-base' : '!py-1.5';
}
