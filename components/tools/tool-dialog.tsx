import { ButtonLink } from '@/components/ui/button';
import { GoLink } from '@/components/ui/go-link';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { unchanging } from '@/lib/islands';
import { toolPath } from '@/lib/routes';
import type { Tool, ToolGroup, ToolLabels } from '@/lib/schema/tools';
import styles from './tool-dialog.module.css';

type Props = {
  tool: Tool;
  tone: ToolGroup['tone'];
  labels: ToolLabels;
  /** Text that says that the tool runs on this site; missing if it does not. */
  runs?: string;
};

/**
 * Summary of a tool in a dialog. Native and modal: the browser traps the focus, closes on Escape and restores
 * the focus. Browsers without `commandfor` (before 2026) use `popovertarget`: it opens non-modal until a
 * script is loaded.
 */
export function ToolDialog({ tool, tone, labels, runs }: Props) {
  const id = `tool-${tool.slug}`;
  const facts = [
    [labels.goesIn, tool.goesIn],
    [labels.comesOut, tool.comesOut],
    [labels.goodFor, tool.goodFor],
  ];
  return (
    <dialog
      {...unchanging}
      id={id}
      data-tool={tool.slug}
      data-tone={tone}
      aria-labelledby={`${id}-name`}
      closedby="any"
      popover="auto"
      className={styles.dialog}
    >
      <div className={styles.picture}>
        <Picture name={tool.picture} alt={tool.pictureAlt} />
      </div>
      <button
        type="button"
        command="close"
        commandfor={id}
        popoverTarget={id}
        popoverTargetAction="hide"
        className={`paper ${styles.close}`}
      >
        <Icon name="x" />
        {labels.close}
      </button>
      <div className="px-[clamp(1rem,5vw,2rem)] pt-6 pb-8">
        {/* biome-ignore lint/a11y/noAutofocus: where focus starts in the dialog, so that it is read from the top and no link is pressed by chance */}
        <h2 id={`${id}-name`} tabIndex={-1} autoFocus className={styles.name}>
          <a href={toolPath(tool.slug)}>
            {tool.name}
            <Icon name="arrow" />
          </a>
        </h2>
        <p className="mt-1.5 text-lg leading-snug text-ink">{tool.subtext}</p>
        <p className="mt-4">{tool.description}</p>
        <dl className={styles.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="text-sm leading-snug font-semibold text-ink">{value}</dd>
            </div>
          ))}
        </dl>
        {runs ? (
          <p className={styles.availability}>
            <Icon name="shield-check" />
            {runs}
          </p>
        ) : null}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <ButtonLink href={tool.action.href} className="max-sm:w-full">
            {tool.action.label}
          </ButtonLink>
          <GoLink href={toolPath(tool.slug)} label={tool.how} />
        </div>
      </div>
    </dialog>
  );
}
