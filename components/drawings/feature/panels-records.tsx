import { Icon } from '@/components/ui/icon';
import type { Words } from '@/lib/schema/drawings/features';
import { TreeSheet, WrittenLog } from '../kinds';
import { Mockup } from '../mockup';
import { Chip, Sheet } from '../paper';
import { Pen, Strike } from '../writing';
import styles from './panels.module.css';

/** Three files called final, and the one document that replaces them. */
export function OneName({ words }: Words<'panels', 'one-name'>) {
  return (
    <Mockup label={words.label}>
      <Sheet
        title={words.title}
        note={words.note}
        className="max-w-110 md:max-lg:max-w-none"
        bodyClassName={styles.names}
      >
        <div>
          <Strike>{words.namesStruck[0]}</Strike>
          <span className="mono">{words.names[0]}</span>
        </div>
        <div>
          <Strike>{words.namesStruck[1]}</Strike>
          <span className="mono">{words.names[1]}</span>
        </div>
        <div>
          <Strike>{words.namesStruck[2]}</Strike>
          <span className="mono">{words.names[2]}</span>
        </div>
        <div className={styles.kept}>
          <span className="flex items-center gap-2 font-semibold text-ink">
            <Icon name="file" />
            {words.kept}
          </span>
          <span className="flex gap-1">
            <Chip stock="sky">{words.keptChip[0]}</Chip>
            <Chip stock="rose">{words.keptChip[1]}</Chip>
            <Chip stock="canary">{words.keptChip[2]}</Chip>
            <Chip>
              <Icon name="lock" size={13} />
              {words.keptChip[3]}
            </Chip>
          </span>
        </div>
        <p>
          <Pen>{words.namesPen}</Pen>
          {words.names[3]}
        </p>
      </Sheet>
    </Mockup>
  );
}

/** Rights passed down a folder tree, with one override. */
export function FolderRights({ words }: Words<'panels', 'folder-rights'>) {
  return (
    <Mockup label={words.label}>
      <TreeSheet words={words} className="max-w-110 md:max-lg:max-w-none" bodyClassName="pt-1.5! pb-2!" />
    </Mockup>
  );
}

/** The log of one agreement on green-bar paper. */
export function SigningLog({ words }: Words<'panels', 'signing-log'>) {
  return (
    <Mockup label={words.label}>
      <div className={`paper ${styles.log}`}>
        <div className={styles.logHead}>
          <b>{words.logHeadHead}</b>
          <span className="mono">{words.logHead}</span>
        </div>
        <WrittenLog lines={words.lines} />
      </div>
    </Mockup>
  );
}
