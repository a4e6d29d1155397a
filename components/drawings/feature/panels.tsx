import type { ReactNode } from 'react';
import type { Words } from '@/lib/schema/drawings/features';
import { Mockup } from '../mockup';
import { Progress, Sheet } from '../paper';
import { Rows } from '../records';
import { Bars, Pen } from '../writing';
import { FirmMark } from './blocks';
import styles from './panels.module.css';
import { ToSign } from './pieces';

/** Similarity by chapter. */
export function SimilarityReport({ words }: Words<'panels', 'similarity-report'>) {
  const chapters = words.chapters;
  return (
    <Mockup label={words.label}>
      <Sheet
        title={words.title}
        note={words.note}
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
          rows={[words.rows[0], { label: words.rows[1].label, value: <Pen>{words.rows[1].value}</Pen> }]}
        />
      </Sheet>
    </Mockup>
  );
}

/** Four templates with the same letterhead. */
export function TemplateShelf({ words }: Words<'panels', 'template-shelf'>) {
  const templates: { name: string; body: ReactNode }[] = [
    { name: words.templates[0].name, body: <Bars widths={[40, 100, 92, 96, 50]} /> },
    {
      name: words.templates[1].name,
      body: (
        <>
          <Bars widths={[100, 88]} />
          <ToSign />
        </>
      ),
    },
    { name: words.templates[2].name, body: <span className={styles.grid} /> },
    { name: words.templates[3].name, body: <Bars widths={[60, 84, 60, 92, 44]} strong={[0, 2]} /> },
  ];
  return (
    <Mockup label={words.label} className={styles.shelf}>
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
