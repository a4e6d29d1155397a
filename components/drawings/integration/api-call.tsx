import { Icon } from '@/components/ui/icon';
import type { IntegrationWords } from '@/lib/schema/drawings';
import { Sheet } from '../paper';
import { StoreCall } from './code';
import styles from './code.module.css';
import { Ground } from './ground';
import type { HeroProps } from './props';

/** A request, its answer, and the portal in front of it. */
export function ApiCall({ form, words }: HeroProps & IntegrationWords<'heroes', 'api-call'>) {
  return (
    <Ground tab={words.tab} form={form}>
      <StoreCall numbered words={words.call} />
      <Sheet title={words.title} fold="small" className={styles.portal} bodyClassName="!pt-1.5">
        <ul>
          <li>
            <span>{words.filed.label}</span>
            <span className="flex items-center gap-1.5 text-ink">
              <Icon name="check" size={16} />
              {words.filed.value}
            </span>
          </li>
          <li>
            <span>{words.waiting.label}</span>
            <span>{words.waiting.value}</span>
          </li>
        </ul>
        <p className="mt-3.5 flex items-center justify-center gap-2 rounded-control bg-pen-600 p-2.5 font-semibold whitespace-nowrap text-bond">
          <Icon name="upload" size={18} />
          {words.upload}
        </p>
      </Sheet>
    </Ground>
  );
}
