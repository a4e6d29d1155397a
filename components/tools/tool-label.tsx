import { Picture } from '@/components/ui/picture';
import type { Tool, ToolGroup } from '@/lib/schema/tools';
import styles from './tool-catalogue.module.css';

type Props = {
  tool: Pick<Tool, 'slug' | 'name' | 'picture' | 'subtext'>;
  stock: ToolGroup['stock'];
  /** Not shown before View More. */
  extra: boolean;
};

/** One label of the sheet. The command opens the dialog before and without React. */
export function ToolLabel({ tool, stock, extra }: Props) {
  return (
    <li id={tool.slug} data-stock={stock} className={`${styles.cell} ${extra ? styles.extra : ''}`}>
      <button
        type="button"
        command="show-modal"
        commandfor={`tool-${tool.slug}`}
        popoverTarget={`tool-${tool.slug}`}
        aria-haspopup="dialog"
        className={styles.tool}
      >
        <span className={styles.picture}>
          <Picture name={tool.picture} />
        </span>
        <span className={styles.name}>{tool.name}</span>
        <span className={styles.subtext}>{tool.subtext}</span>
      </button>
    </li>
  );
}
