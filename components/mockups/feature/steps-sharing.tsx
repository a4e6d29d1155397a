import { Icon } from '@/components/ui/icon';
import { Avatar, type Stock } from '../paper';
import { Card, Folder } from './pieces';
import styles from './steps.module.css';

const roles: { initials: string; stock: Stock; name: string; rights: string; chosen?: boolean }[] = [
  { initials: 'AR', stock: 'mint', name: 'Admin', rights: 'all' },
  { initials: 'SI', stock: 'canary', name: 'Manager', rights: 'view, edit', chosen: true },
  { initials: 'NK', stock: 'rose', name: 'Employee', rights: 'view' },
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
      {roles.map(({ initials, stock, name, rights, chosen }) => (
        <span key={name} className={`paper ${styles.role} ${chosen ? styles.chosen : ''}`}>
          <Avatar initials={initials} stock={stock} />
          <b>{name}</b>
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
