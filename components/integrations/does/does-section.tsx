import type { Integration } from '@/lib/schema/integrations';
import { WhatItDoes } from '../what-it-does';
import { Calls } from './calls';
import { MailApart } from './mail-apart';
import { PathMap } from './path-map';
import { Switchboard } from './switchboard';
import { SyncLedger } from './sync-ledger';

/** What it does, drawn for the page's subject; a plain list where the entry has no drawing. */
export function DoesSection({ title, does }: { title: string; does: Integration['does'] }) {
  const { drawing, ...list } = does;
  switch (drawing?.kind) {
    case 'sync':
      return <SyncLedger title={title} {...list} drawing={drawing} />;
    case 'paths':
      return <PathMap title={title} {...list} drawing={drawing} />;
    case 'mail':
      return <MailApart title={title} {...list} drawing={drawing} />;
    case 'switchboard':
      return <Switchboard title={title} {...list} drawing={drawing} />;
    case 'calls':
      return <Calls title={title} {...list} drawing={drawing} />;
    default:
      return <WhatItDoes title={title} {...list} />;
  }
}
