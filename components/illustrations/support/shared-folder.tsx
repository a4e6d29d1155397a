import type { ReactNode } from 'react';
import { Avatar, Sheet } from '@/components/drawings/sheet';
import { Pen } from '@/components/drawings/writing';
import { Icon } from '@/components/ui/icon';
import { avatar, iyer, khan } from '@/lib/sample-people';
import type { Claims } from '../claims';
import styles from './shared-folder.module.css';

/** A folder, and in front of it a card with the permissions of each person. */
export function SharedFolder({ claims }: { claims: Claims }) {
  return (
    <>
      <div className={`paper ${styles.folder}`}>
        <b>Vendor contracts</b>
      </div>
      <Sheet title="Share this folder" fold="small" className={styles.card}>
        <Row icon={<Avatar {...avatar(iyer)} />} name={iyer.name} permissions="view, edit" />
        <Row icon={<Avatar {...avatar(khan)} />} name={khan.name} permissions="view" />
        <Row
          icon={<Icon name="link" className="text-ink" />}
          name="Link"
          permissions={`expires in ${claims.linkLong}`}
        />
      </Sheet>
    </>
  );
}

function Row({ icon, name, permissions }: { icon: ReactNode; name: string; permissions: string }) {
  return (
    <div className={styles.person}>
      {icon}
      <b>{name}</b>
      <Pen>{permissions}</Pen>
    </div>
  );
}
