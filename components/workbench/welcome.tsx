import { Breadcrumb, type Trail } from '@/components/ui/breadcrumb';
import { beginHash } from '@/lib/islands';
import { taskPath } from '@/lib/routes';
import type { DropZone as DropZoneMessages } from '@/lib/schema/drop-zone';
import type { ToolTask } from '@/lib/schema/tools';
import type { SharedMessages } from '@/lib/schema/workbench';
import { DropZone } from './shell/drop-zone';
import { chooseAgainId, fieldId } from './shell/field-id';
import file from './shell/file-button.module.css';
import styles from './welcome.module.css';

type Props = {
  name: string;
  lead: string;
  tryNow: string;
  trail: Trail;
  dropZone: DropZoneMessages;
  shared: SharedMessages;
  /** Tasks of the tool that have a name and an address of their own. */
  tasks: readonly Pick<ToolTask, 'slug' | 'name' | 'lead' | 'tab' | 'sample' | 'tool'>[];
};

/**
 * Class of a container whose children belong to a task (`data-task` with its slug) or to the tool itself
 * (`data-task-off`): only those of the open one are shown.
 */
export const placeClass = styles.place ?? '';

/** The breadcrumb of a task, one level below its tool. */
export const taskTrail = ({ name, pages }: Trail, task: Pick<ToolTask, 'slug' | 'name' | 'tool'>): Trail => ({
  name,
  pages: [...pages, { label: task.name, href: taskPath(task) }],
});

/** A tool's page before a file is chosen: its description, and the folder that takes the file. */
export function Welcome({ name, lead, tryNow, trail, dropZone, shared, tasks }: Props) {
  return (
    <>
      <div className={styles.place}>
        <div data-task-off="">
          <Breadcrumb trail={trail} />
        </div>
        {tasks.map((task) => (
          <div key={task.slug} data-task={task.slug}>
            <Breadcrumb trail={taskTrail(trail, task)} />
          </div>
        ))}
      </div>
      <div className={`wrap ${styles.place} ${styles.welcome}`}>
        <div className="lg:self-center lg:pb-10">
          <h1>{name}</h1>
          <p className={`lead mt-4 ${styles.own}`}>{lead}</p>
          {tasks.map((task) => (
            <div key={task.slug} id={task.slug} className={styles.task}>
              <h2>{task.name}</h2>
              <p className="lead mt-4">{task.lead}</p>
            </div>
          ))}
          <div className={styles.start}>
            <p id={chooseAgainId} className="hidden scroll-mt-60 font-semibold target:block">
              {shared.notCarried}
            </p>
            <p className={`font-semibold ${styles.tooOld}`}>{shared.tooOld}</p>
            <input
              id={fieldId}
              type="file"
              name="files"
              accept={dropZone.accept}
              multiple={dropZone.multiple}
              aria-describedby="runs"
              className={file.field}
            />
            <label htmlFor={fieldId} className={file.look}>
              <span className={styles.mouse}>{tryNow}</span>
              <span className={styles.touch}>{dropZone.touch}</span>
            </label>
            {dropZone.begin ? (
              <a id={beginHash.slice(1)} href={beginHash} className={styles.begin}>
                {dropZone.begin}
              </a>
            ) : null}
            <a href={trail.pages.at(-1)?.href} className={`${file.look} ${styles.reload}`}>
              {shared.noScript.reload}
            </a>
            <p id="runs" className={styles.note}>
              <span className={styles.withScript}>{shared.free}</span>
              <span className={styles.withoutScript}>{shared.noScript.note}</span>
            </p>
            <details className={styles.check}>
              <summary>{shared.howToCheck}</summary>
              <ul className="grid gap-2 pt-1 pb-4">
                {shared.privacyNote.checks.map(({ title, text }) => (
                  <li key={title}>
                    <b>{title}</b> {text}
                  </li>
                ))}
              </ul>
            </details>
            {tasks.length > 0 ? (
              <p className={`${styles.also} ${styles.own}`}>
                {shared.alsoDoes}
                {tasks.map((task) => (
                  <a key={task.slug} href={`#${task.slug}`}>
                    {task.name}
                  </a>
                ))}
              </p>
            ) : null}
          </div>
        </div>
        <DropZone dropZone={dropZone} shared={shared} tasks={tasks} />
      </div>
    </>
  );
}
