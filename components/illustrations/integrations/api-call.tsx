import { Sheet } from '@/components/drawings/sheet';
import { Icon } from '@/components/ui/icon';
import { DarkPanel } from './dark-panel';
import type { HeroProps } from './props';
import { callPanelTitle, UploadRequest } from './upload-request';
import styles from './upload-request.module.css';

/** A request to the API, the response, and in front of them the client portal that sends it. */
export function ApiCall({ pageCode }: HeroProps) {
  return (
    <DarkPanel title={callPanelTitle} pageCode={pageCode}>
      <UploadRequest numbered />
      <Sheet title="Your client portal" fold="small" className={styles.portal} bodyClassName="!pt-1.5">
        <ul>
          <li>
            <span>agreement.pdf</span>
            <span className="flex items-center gap-1.5 text-ink">
              <Icon name="check" size={16} />
              Filed
            </span>
          </li>
          <li>
            <span>Address proof</span>
            <span>Waiting</span>
          </li>
        </ul>
        <p className="mt-3.5 flex items-center justify-center gap-2 rounded-control bg-pen-600 p-2.5 font-semibold whitespace-nowrap text-bond">
          <Icon name="upload" size={18} />
          Upload a document
        </p>
      </Sheet>
    </DarkPanel>
  );
}
