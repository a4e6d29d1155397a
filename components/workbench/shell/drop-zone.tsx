import { InlinePicture } from '@/components/drawings/inline-picture';
import { samples } from '@/components/illustrations/tools/samples';
import { FolderBack } from '@/components/ui/folder-back';
import type { DropZone as DropZoneMessages } from '@/lib/schema/drop-zone';
import type { ToolTask } from '@/lib/schema/tools';
import type { SharedMessages } from '@/lib/schema/workbench';
import states from './drop-states.module.css';
import styles from './drop-zone.module.css';
import dropZoneFront from './drop-zone-front.module.css';
import textStyles from './drop-zone-text.module.css';
import { fieldId, textId } from './field-id';

type Props = {
  dropZone: DropZoneMessages;
  shared: SharedMessages;
  /** Jobs with an address of their own, at which the folder has the job’s tab and sample (welcome.module.css). */
  tasks?: readonly Pick<ToolTask, 'slug' | 'tab' | 'sample'>[];
};

/** The empty state of a tool: a folder that takes files. It is the label of the file field, unless the tool has a text field. */
export function DropZone({ dropZone, shared, tasks = [] }: Props) {
  const { text } = dropZone;
  if (!text) {
    return (
      <label htmlFor={fieldId} className={styles.dropZone}>
        <FolderBack
          tab={
            <>
              <span data-task-off="">{dropZone.tab}</span>
              {tasks.map(({ slug, tab }) => (
                <span key={slug} data-task={slug}>
                  {tab}
                </span>
              ))}
            </>
          }
        />
        <Samples names={dropZone.samples ?? []} data-task-off="" />
        {tasks.map(({ slug, sample }) => (
          <Samples key={slug} names={[sample]} data-task={slug} />
        ))}
        <span className={`${dropZoneFront.front} ${states.front}`}>
          <Ask dropZone={dropZone} shared={shared} />
          <OtherStates dropZone={dropZone} shared={shared} />
        </span>
      </label>
    );
  }
  return (
    <div className={styles.dropZone}>
      <FolderBack tab={dropZone.tab} />
      <div className={textStyles.text}>
        <label htmlFor={textId} className="sr-only">
          {text.label}
        </label>
        <textarea id={textId} name="text" rows={7} placeholder={text.placeholder} />
        {dropZone.beside ? <Sample aria-hidden name={dropZone.beside} className={textStyles.beside} /> : null}
      </div>
      <div className={`${dropZoneFront.front} ${states.front}`}>
        <button type="button" name="take" value={text.name} className={textStyles.take}>
          {text.take}
        </button>
        <label htmlFor={fieldId} className="cursor-pointer">
          <Ask dropZone={dropZone} shared={shared} />
        </label>
        <OtherStates dropZone={dropZone} shared={shared} />
      </div>
    </div>
  );
}

/** A list of formats that may wrap anywhere: if dots separated the formats, a line could end with a dot. */
const withCommas = (formats: string) => formats.replaceAll(' · ', ', ');

function Ask({ dropZone, shared }: Props) {
  return (
    <span className={`${dropZoneFront.ask} ${states.ask}`}>
      <b className={states.drop}>{dropZone.drop}</b>
      <span className={states.drop}>
        {shared.or} <u className="font-semibold text-pen-700 underline-offset-3">{dropZone.choose}</u>
      </span>
      <span className="mono mt-1.5 text-(length:--text-sm)">{withCommas(dropZone.formats)}</span>
    </span>
  );
}

/** Replaces `Ask` while a file is dragged over or loading, after a failure, and when JavaScript is off. */
function OtherStates({ dropZone, shared }: Props) {
  const { noScript } = shared;
  return (
    <>
      <b className={states.over}>{shared.draggedOver}</b>
      <b className={states.loading}>{shared.opening}</b>
      <b className={states.failed}>{shared.failed}</b>
      <b className={states.none}>{shared.noFile}</b>
      <span className={dropZoneFront.noScript}>
        <b>{noScript.title}</b>
        <span>{noScript.text}</span>
        <span>
          {dropZone.without} {noScript.write.before} <a href="/contact">{noScript.write.link}</a>{' '}
          {noScript.write.after}
        </span>
      </span>
    </>
  );
}

type SampleName = keyof typeof samples;

/** Samples of what the tool takes. */
function Samples({
  names,
  ...shownAt
}: {
  names: readonly SampleName[];
  'data-task'?: string;
  'data-task-off'?: '';
}) {
  const [first] = names;
  return (
    <span
      {...shownAt}
      aria-hidden="true"
      className={styles.files}
      data-count={names.length}
      data-drawn={first && 'photo' in samples[first] ? '' : undefined}
    >
      {names.map((name) => (
        <Sample key={name} name={name} className={'photo' in samples[name] ? styles.photo : styles.file} />
      ))}
    </span>
  );
}

type SampleProps = {
  name: SampleName;
  className?: string;
  'aria-hidden'?: true;
};

/** A photo, or a sheet under its name. */
function Sample({ name, className, ...hidden }: SampleProps) {
  const sample = samples[name];
  if ('photo' in sample) return <span className={className}>{sample.photo()}</span>;
  return (
    <span {...hidden} className={`paper folded ${className}`}>
      <span className={styles.bar}>
        <b className="overflow-hidden text-ellipsis">{sample.name}</b>
        {sample.note ? <span className="mono max-md:hidden">{sample.note}</span> : null}
      </span>
      <InlinePicture name={sample.picture} className="w-full overflow-visible p-[14px] text-(--area-300)" />
    </span>
  );
}
