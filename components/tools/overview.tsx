import { GoLink } from '@/components/ui/go-link';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { taskPath, toolPath } from '@/lib/routes';
import type { Tool, ToolGroup, ToolsOverview, ToolTask } from '@/lib/schema/tools';
import styles from './overview.module.css';

type Props = {
  groups: readonly ToolGroup[];
  tools: readonly Tool[];
  /** Tasks of tools that have an address of their own, such as Sign. */
  tasks: readonly ToolTask[];
} & Pick<ToolsOverview, 'otherNames' | 'device'>;

/** All tools in the folders of their groups, and a card of tasks that people know under another name than the tool. */
export function Overview({ groups, tools, tasks, otherNames, device }: Props) {
  const [first, second, ...rest] = groups.map((group) => (
    <Folder key={group.id} group={group} tools={tools.filter((tool) => tool.group === group.id)} />
  ));
  return (
    <div className={styles.drawer}>
      {first}
      {second}
      <section aria-labelledby="also" className={styles.card}>
        <h2 id="also">{otherNames.title}</h2>
        <ul>
          {tasks.map((task) => (
            <li key={task.slug}>
              <a href={taskPath(task)}>
                <b>{task.name}</b>
                <span>{task.subtext}</span>
              </a>
            </li>
          ))}
          {otherNames.tasks.map(({ href, job, note }) => (
            <li key={job}>
              <a href={href}>
                <b>{job}</b>
                <span>{note}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      {rest}
      <section aria-labelledby="device" className={`carbon ${styles.device}`}>
        <h2 id="device">{device.title}</h2>
        <ul>
          {device.facts.map((fact) => (
            <li key={fact}>
              <Icon name="check" size={20} />
              {fact}
            </li>
          ))}
        </ul>
        <p>
          <GoLink {...device.link} />
        </p>
      </section>
    </div>
  );
}

function Folder({ group, tools }: { group: ToolGroup; tools: readonly Tool[] }) {
  return (
    <section
      id={group.id}
      aria-labelledby={`${group.id}-title`}
      data-tone={group.tone}
      data-tiles={Math.min(tools.length, 5)}
      className={styles.folder}
    >
      <div className={styles.head}>
        <h2 id={`${group.id}-title`}>{group.name}</h2>
        <p>{group.text}</p>
      </div>
      <ul className={styles.sheets}>
        {tools.map(({ slug, name, job, picture }) => (
          <li key={slug} id={slug}>
            <a href={toolPath(slug)} className={styles.sheet}>
              <span className={styles.picture}>
                <Picture name={picture} />
              </span>
              <h3>{name}</h3>
              <p>{job}</p>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
