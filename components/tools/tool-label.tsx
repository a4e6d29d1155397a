import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { unchanging } from '@/lib/islands';
import type { Tool, ToolGroup } from '@/lib/schema/tools';
import styles from './tool-catalogue.module.css';
import toolLabel from './tool-label.module.css';

type Props = {
  tool: Pick<Tool, 'slug' | 'name' | 'picture' | 'subtext'>;
  tone: ToolGroup['tone'];
  /** Hidden before View More. */
  extra: boolean;
};

/** One label of the sheet. Its command opens the dialog even before React has loaded. */
export function ToolLabel({ tool, tone, extra }: Props) {
  return (
    <li
      {...unchanging}
      id={tool.slug}
      data-tone={tone}
      className={`${toolLabel.cell} ${extra ? styles.extra : ''}`}
    >
      <button
        type="button"
        command="show-modal"
        commandfor={`tool-${tool.slug}`}
        popoverTarget={`tool-${tool.slug}`}
        aria-haspopup="dialog"
        className={toolLabel.tool}
      >
        <span className={toolLabel.picture}>
          <Picture name={tool.picture} />
        </span>
        <span className={toolLabel.name}>
          {tool.name}
          <Icon name="arrow" size={18} className="mt-0.5 text-link" />
        </span>
        <span className="mt-0.5 text-base leading-[1.4] text-muted">{tool.subtext}</span>
      </button>
    </li>
  );
}
