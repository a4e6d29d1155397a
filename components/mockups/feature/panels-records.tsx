import { Icon } from '@/components/ui/icon';
import { Mockup } from '../mockup';
import { Chip, Pen, Sheet, Strike } from '../paper';
import { iyer, khan, rao } from '../people';
import { FolderTree, LogLines } from '../records';
import styles from './panels.module.css';

/** Three files called final, and the one document that replaces them. */
export function OneName() {
  return (
    <Mockup label="Sample: three files called final crossed out by hand; one document with four versions takes their place.">
      <Sheet
        title="Contracts"
        note="before, after"
        className="max-w-110 md:max-lg:max-w-none"
        bodyClassName={styles.names}
      >
        <div>
          <Strike>supply_final.docx</Strike>
          <span className="mono">14 Nov</span>
        </div>
        <div>
          <Strike>supply_final_2.docx</Strike>
          <span className="mono">18 Nov</span>
        </div>
        <div>
          <Strike>supply_FINAL_signed.pdf</Strike>
          <span className="mono">20 Nov</span>
        </div>
        <div className={styles.kept}>
          <span className="flex items-center gap-2 font-semibold text-ink">
            <Icon name="file" />
            Supply agreement
          </span>
          <span className="flex gap-1">
            <Chip stock="sky">v1</Chip>
            <Chip stock="rose">v2</Chip>
            <Chip stock="canary">v3</Chip>
            <Chip>
              <Icon name="lock" size={13} />
              v4
            </Chip>
          </span>
        </div>
        <p>
          <Pen>“Price agreed by phone”</Pen>, note on v2
        </p>
      </Sheet>
    </Mockup>
  );
}

/** Rights passed down a folder tree, with one override. */
export function FolderRights() {
  return (
    <Mockup label="Sample: managers edit the folder Accounts and what it holds; Payroll is overridden to Admin only.">
      <Sheet
        title="Accounts"
        note="folder rights"
        className="max-w-110 md:max-lg:max-w-none"
        bodyClassName="pt-1.5! pb-2!"
      >
        <FolderTree
          rows={[
            { name: 'Accounts', note: 'Managers edit', strong: true },
            { name: 'Vendor contracts', depth: 1, note: 'as Accounts' },
            { name: 'Invoices', depth: 1, note: 'as Accounts' },
            {
              name: 'Payroll',
              depth: 1,
              strong: true,
              note: <span className="text-sm font-semibold text-pen-600">Admin only</span>,
            },
            { name: 'Payslips, March', depth: 2, kind: 'file', note: 'as Payroll' },
          ]}
        />
      </Sheet>
    </Mockup>
  );
}

/** The log of one agreement on green-bar paper. */
export function SigningLog() {
  return (
    <Mockup
      label={`Sample: six lines of the audit log of one agreement, from the draft to a reminder for ${khan.name}.`}
    >
      <div className={`paper ${styles.log}`}>
        <div className={styles.logHead}>
          <b>Service agreement</b>
          <span className="mono">20 Nov</span>
        </div>
        <LogLines
          lines={[
            { time: '13:31', who: iyer.name, what: 'Placed 3 fields' },
            { time: '13:40', who: iyer.name, what: 'Sent in order' },
            { time: '13:58', who: iyer.name, what: <Pen>Signed page 6</Pen> },
            { time: '14:01', who: rao.name, what: 'Opened' },
            { time: '14:02', who: rao.name, what: <Pen>Signed page 6</Pen> },
            { time: '16:30', who: 'System', what: `Reminded ${khan.name}` },
          ]}
        />
      </div>
    </Mockup>
  );
}
