import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { FeaturePanel } from '@/lib/schema/feature-drawings';
import { Mockup } from '../mockup';
import { Bars, Chip, Pen, Progress, Sheet, Strike } from '../paper';
import { iyer, khan, rao } from '../people';
import { FolderTree, LogLines, Rows } from '../records';
import { FirmMark } from './blocks';
import styles from './panels.module.css';
import { ToSign } from './pieces';

/** Three files called final, and the one document that replaces them. */
function OneName() {
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
function FolderRights() {
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
function SigningLog() {
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

/** Similarity by chapter. */
function SimilarityReport() {
  const chapters = [
    { name: '1 Introduction', share: 4 },
    { name: '2 Literature', share: 18 },
    { name: '3 Method', share: 9 },
    { name: '4 Results', share: 2 },
  ];
  return (
    <Mockup label="Sample: a similarity report by chapter; chapter 2 has the largest share, 18 per cent.">
      <Sheet
        title="Report, thesis draft"
        note={`for ${rao.name}`}
        className="max-w-110 md:max-lg:max-w-none"
        bodyClassName={styles.report}
      >
        {chapters.map(({ name, share }) => (
          <div key={name}>
            <span className={share > 10 ? 'font-semibold text-ink' : ''}>{name}</span>
            <b>{share}%</b>
            <Progress percent={share} ai />
          </div>
        ))}
        <Rows
          className="mt-1"
          rows={[
            { label: 'Checked by', value: khan.name },
            { label: 'Cited after the check', value: <Pen>2 passages</Pen> },
          ]}
        />
      </Sheet>
    </Mockup>
  );
}

/** Four templates with the same letterhead. */
function TemplateShelf() {
  const templates: { name: string; body: ReactNode }[] = [
    { name: 'Letter', body: <Bars widths={[40, 100, 92, 96, 50]} /> },
    {
      name: 'Agreement',
      body: (
        <>
          <Bars widths={[100, 88]} />
          <ToSign />
        </>
      ),
    },
    { name: 'Invoice', body: <span className={styles.grid} /> },
    { name: 'Minutes', body: <Bars widths={[60, 84, 60, 92, 44]} strong={[0, 2]} /> },
  ];
  return (
    <Mockup
      label="Sample: four templates, letter, agreement, invoice and minutes, each under the same letterhead."
      className={styles.shelf}
    >
      {templates.map(({ name, body }) => (
        <div key={name}>
          <Sheet fold="small" className={styles.template} bodyClassName={styles.templateBody}>
            <span className={styles.head}>
              <FirmMark size={22} />
            </span>
            {body}
          </Sheet>
          <b>{name}</b>
        </div>
      ))}
    </Mockup>
  );
}

/** The second drawing of each name that content may use. */
export const panels: Record<FeaturePanel, () => ReactNode> = {
  'one-name': OneName,
  'folder-rights': FolderRights,
  'signing-log': SigningLog,
  'similarity-report': SimilarityReport,
  'template-shelf': TemplateShelf,
};
