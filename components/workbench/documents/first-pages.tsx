import type { PdfOperations } from 'engines/pdf';
import type { ReactNode } from 'react';
import { Placeholder } from '../shell/placeholder';
import type { Engine } from '../shell/run-engine';
import { sourceOf } from '../shell/use-chosen-files';
import styles from './first-pages.module.css';
import { Thumb } from './thumb';
import type { ChosenDocument } from './use-documents';

type Props = { documents: readonly ChosenDocument[]; pdf: Engine<PdfOperations> };

/** Documents of a running job: their first pages, or sheets with their names if one of them cannot be drawn. */
export function FirstPages({ documents, pdf }: Props) {
  const [first, second] = documents.map((doc) => <FirstPage key={doc.key} {...{ doc, pdf }} />);
  if (documents.every(isDrawn))
    return (
      <PageStage>
        {first}
        {second}
      </PageStage>
    );
  return <Placeholder isSecond={second}>{first}</Placeholder>;
}

/** The background on which first pages, or their placeholders, stand side by side. */
export function PageStage({ children }: { children: ReactNode }) {
  return <div className={styles.stage}>{children}</div>;
}

const isDrawn = ({ info }: ChosenDocument) => info?.kind === 'pdf' && info.sheets.length > 0;

type FirstPageProps = { doc: ChosenDocument; pdf: Engine<PdfOperations> };

/** The drawn first page of a document, or its name. */
export function FirstPage({ doc, pdf }: FirstPageProps) {
  const { width = 595, height = 842 } = doc.info?.sheets[0] ?? {};
  if (!isDrawn(doc)) return <span translate="no">{doc.file.name}</span>;
  return (
    <Thumb
      size={{ width, height }}
      width={208}
      draw={(width) => pdf.run('drawPage', { source: sourceOf(doc), page: 1, width })}
    />
  );
}
