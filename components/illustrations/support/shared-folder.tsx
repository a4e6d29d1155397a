import type { ReactNode } from 'react';
import { Avatar, Sheet } from '@/components/drawings/sheet';
import { Pen } from '@/components/drawings/writing';
import { Icon } from '@/components/ui/icon';
import { avatar, iyer, khan } from '@/lib/sample-people';
import type { Facts } from '../facts';
import styles from './shared-folder.module.css';

/** A folder, and in front of it a card with the permissions of each person. */
export function SharedFolder({ facts }: { facts: Facts }) {
  return (
    <>
      <div className={`paper ${styles.folder}`}>
        <b>Vendor contracts</b>
      </div>
      <Sheet title="Share this folder" fold="small" className={styles.card}>
        <Row sign={<Avatar {...avatar(iyer)} />} name={iyer.name} right="view, edit" />
        <Row sign={<Avatar {...avatar(khan)} />} name={khan.name} right="view" />
        <Row
          sign={<Icon name="link" className="text-ink" />}
          name="Link"
          right={`expires in ${facts.linkLong}`}
        />
      </Sheet>
    </>
  );
}

function Row({ sign, name, right }: { sign: ReactNode; name: string; right: string }) {
  return (
    <div className={styles.person}>
      {sign}
      <b>{name}</b>
      <Pen>{right}</Pen>
    </div>
  );
}
