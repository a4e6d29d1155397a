import { Icon } from '@/components/ui/icon';
import { Avatar } from '../paper';
import { iyer, khan, rao } from '../people';
import { Card, Folder } from './pieces';
import styles from './steps.module.css';

const roles = [
  { person: rao, rights: 'all' },
  { person: iyer, rights: 'view, edit', chosen: true },
  { person: khan, rights: 'view' },
];

/** From a folder to a link. */
export const sharingSteps = {
  'folder-picked': () => (
    <Folder className={styles.plainFolder}>
      <b className="text-sm">Vendor contracts</b>
      <span className="text-carbon-700">12 documents</span>
    </Folder>
  ),
  'roles-ticked': () => (
    <div className={styles.roles}>
      {roles.map(({ person, rights, chosen }) => (
        <span key={person.role} className={`paper ${styles.role} ${chosen ? styles.chosen : ''}`}>
          <Avatar {...person} />
          <b>{person.role}</b>
          <span>{rights}</span>
        </span>
      ))}
    </div>
  ),
  'link-sent': () => (
    <Card stock="sky" cut className={styles.notice}>
      <b className="flex items-center gap-2">
        <Icon name="clock" size={18} />
        Closes on 27 Nov
      </b>
      <p className="mono mt-2 text-carbon-700">/s/7f3a-vendor</p>
      <p className="mt-1 text-carbon-700">Password on, view only</p>
    </Card>
  ),
};
