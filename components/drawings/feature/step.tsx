import { Icon } from '@/components/ui/icon';
import type { FeatureStep, StepSheet } from '@/lib/schema/drawings';
import { byKind } from '../by-kind';
import { Avatar } from '../paper';
import { Part, Run } from '../parts';
import { oneOfAKind } from './step-kinds';
import { Card, Folder, Stack } from './step-papers';
import { SheetOfStep } from './step-sheet';
import styles from './steps.module.css';
import people from './steps-people.module.css';

/** The drawing above a step: the state it ends in. */
export const StepDrawing = byKind<FeatureStep>({
  page: ({ page }) => <SheetOfStep sheet={page} />,
  pair: ({ pages: [first, second] }) => (
    <div className={styles.pair}>
      <Half page={first} />
      <Half page={second} />
    </div>
  ),
  stack: ({ copies, page }) => (
    <Stack tones={copies}>
      <SheetOfStep sheet={page} className={styles.short} />
    </Stack>
  ),
  folder: ({ name, locked, run, page }) => (
    <Folder
      className={page ? 'h-[184px]' : people.plainFolder}
      papers={page ? <SheetOfStep sheet={page} className={styles.behind} /> : null}
    >
      <b className={`flex items-center gap-2 ${page && !locked ? '' : 'text-sm'}`}>
        {locked ? <Icon name="lock" size={18} /> : null}
        {name}
      </b>
      <span className="flex gap-1.5">
        <Run parts={run} />
      </span>
    </Folder>
  ),
  notice: ({ tone, icon, title, lines }) => (
    <Card tone={tone} cut className="w-[min(230px,100%)]">
      <b className="flex items-center gap-2">
        <Icon name={icon} size={18} />
        {title}
      </b>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a drawing never move
        <p key={index} className="mt-1.5 text-carbon-700">
          <Part part={line} />
        </p>
      ))}
    </Card>
  ),
  people: ({ rows }) => (
    <div className="grid w-full max-w-[250px] gap-[8px]">
      {rows.map(({ avatar, name, note, chosen }, index) => (
        <span key={name} className={`paper ${people.person} ${chosen ? people.chosen : ''}`}>
          {avatar ? (
            <Avatar {...avatar} />
          ) : (
            <i className="font-mono text-sm/none font-medium text-carbon-600 not-italic">{index + 1}</i>
          )}
          <b>{name}</b>
          {note ? (
            <span>{note}</span>
          ) : (
            <Icon name="check" size={18} stroke={2.5} className="ml-auto text-pen-600" />
          )}
        </span>
      ))}
    </div>
  ),
  ...oneOfAKind,
});

function Half({ page }: { page: StepSheet }) {
  return <SheetOfStep sheet={page} className={`${styles.half} ${page.picked ? styles.picked : ''}`} />;
}
