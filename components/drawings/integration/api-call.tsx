import { Icon } from '@/components/ui/icon';
import type { IntegrationCopy } from '@/lib/schema/drawings';
import { Sheet } from '../paper';
import { StoreCall } from './code';
import styles from './code.module.css';
import { Ground } from './ground';
import type { HeroProps } from './props';

/** A request, its answer, and the portal in front of it. */
export function ApiCall({ form, copy }: HeroProps & IntegrationCopy<'heroes', 'api-call'>) {
  return (
    <Ground tab={copy.tab} form={form}>
      <StoreCall numbered copy={copy.call} />
      <Sheet title={copy.title} fold="small" className={styles.portal} bodyClassName="!pt-1.5">
        <ul>
          <li>
            <span>{copy.filed.label}</span>
            <span className="flex items-center gap-1.5 text-ink">
              <Icon name="check" size={16} />
              {copy.filed.value}
            </span>
          </li>
          <li>
            <span>{copy.waiting.label}</span>
            <span>{copy.waiting.value}</span>
          </li>
        </ul>
        <p className="mt-3.5 flex items-center justify-center gap-2 rounded-control bg-pen-600 p-2.5 font-semibold whitespace-nowrap text-bond">
          <Icon name="upload" size={18} />
          {copy.upload}
        </p>
      </Sheet>
    </Ground>
  );
}
