import type { PdfOperations } from 'engines/pdf';
import { Placeholder } from '../shell/placeholder';
import type { Engine } from '../shell/run-engine';
import { sourceOf } from '../shell/use-chosen';
import styles from './first-pages.module.css';
import { Thumb } from './thumb';
import type { ChosenDocument } from './use-documents';

type Props = { documents: readonly ChosenDocument[]; pdf: Engine<PdfOperations> };

/** Documents that are being worked on: their first pages once these are read, sheets with their names before. */
export function FirstPages({ documents, pdf }: Props) {
  const [first, second] = documents.map((doc) => <FirstPage key={doc.key} {...{ doc, pdf }} />);
  if (documents.every(isDrawn))
    return (
      <div className={styles.stage}>
        {first}
        {second}
      </div>
    );
  return <Placeholder second={second}>{first}</Placeholder>;
}

const isDrawn = ({ info }: ChosenDocument) => info?.kind === 'pdf' && info.sheets.length > 0;

function FirstPage({ doc, pdf }: { doc: ChosenDocument; pdf: Engine<PdfOperations> }) {
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
