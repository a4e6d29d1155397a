import type { ReactNode } from 'react';
import type { FeaturePanel } from '@/lib/schema/feature-drawings';
import { Mockup } from '../mockup';
import { Bars, Pen, Progress, Sheet } from '../paper';
import { khan, rao } from '../people';
import { Rows } from '../records';
import { FirmMark } from './blocks';
import styles from './panels.module.css';
import { FolderRights, OneName, SigningLog } from './panels-records';
import { ToSign } from './pieces';

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
