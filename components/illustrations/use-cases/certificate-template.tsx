import { signaturePaths } from '@/components/drawings/signature-paths';
import { Signature, Strong } from '@/components/drawings/writing';
import styles from './certificate-template.module.css';

/** A certificate template of blocks: header with a number, recipient, course line and signature. */
export function CertificateTemplate() {
  return (
    <div className={`paper text-sm leading-snug ${styles.blocks}`}>
      <p className="flex items-center justify-between bg-carbon-950 font-semibold text-bond">
        Institute header
        <span className="mono text-carbon-200">no. 0412</span>
      </p>
      <p>
        Awarded to <Strong>the candidate’s name</Strong>
      </p>
      <p className="bg-lilac-100">Course, year, result</p>
      <div className="flex items-end justify-between">
        <Signature width={104} path={signaturePaths.rao} />
        <span className="mono">Signature block</span>
      </div>
    </div>
  );
}
