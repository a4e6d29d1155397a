import { Icon } from '@/components/ui/icon';
import type { Words } from '@/lib/schema/drawings/features';
import { Avatar } from '../paper';
import { Card, Folder } from './pieces';
import styles from './steps-people.module.css';

/** From a folder to a link. */
export const sharingSteps = {
  'folder-picked': ({ words }: Words<'steps', 'folder-picked'>) => (
    <Folder className={styles.plainFolder}>
      <b className="text-sm">{words.plainFolderHead}</b>
      <span className="text-carbon-700">{words.plainFolder}</span>
    </Folder>
  ),
  'roles-ticked': ({ words }: Words<'steps', 'roles-ticked'>) => (
    <div className={styles.roles}>
      {words.roles.map(({ initials, stock, role, rights, chosen }) => (
        <span key={role} className={`paper ${styles.role} ${chosen ? styles.chosen : ''}`}>
          <Avatar initials={initials} stock={stock} />
          <b>{role}</b>
          <span>{rights}</span>
        </span>
      ))}
    </div>
  ),
  'link-sent': ({ words }: Words<'steps', 'link-sent'>) => (
    <Card stock="sky" cut className={styles.notice}>
      <b className="flex items-center gap-2">
        <Icon name="clock" size={18} />
        {words.noticeHead}
      </b>
      <p className="mono mt-2 text-carbon-700">{words.notice[0]}</p>
      <p className="mt-1 text-carbon-700">{words.notice[1]}</p>
    </Card>
  ),
};
