import type { ReactNode } from 'react';
import records from '@/components/drawings/records.module.css';
import { Sheet } from '@/components/drawings/sheet';
import { Bars } from '@/components/drawings/writing';
import { FirmMark } from './blocks';
import { SignatureLines } from './step-documents';
import styles from './template-gallery.module.css';

/** Four templates under the customer's own letterhead. */
export function TemplateGallery() {
  return (
    <div className={styles.gallery}>
      <Template name="Letter">
        <Bars widths={[40, 100, 92, 96, 50]} />
      </Template>
      <Template name="Agreement">
        <Bars widths={[100, 88]} />
        <SignatureLines />
      </Template>
      <Template name="Invoice">
        <span className={`h-[92px] ${records.cells} ${records.pale}`} />
      </Template>
      <Template name="Minutes">
        <Bars widths={[60, 84, 60, 92, 44]} headingLines={[0, 2]} />
      </Template>
    </div>
  );
}

function Template({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Sheet fold="small" className="h-[176px]" bodyClassName={styles.body}>
        <span className="flex border-b-[1.5px] border-carbon-950 bg-sky-300 px-[0.9rem] py-2">
          <FirmMark size={22} />
        </span>
        {children}
      </Sheet>
      <b>{name}</b>
    </div>
  );
}
