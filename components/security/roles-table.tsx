import { GoLink } from '@/components/ui/go-link';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import type { SecurityHub } from '@/lib/schema/security';
import styles from './roles-table.module.css';

/** Table of roles and their permissions, as an example for readers to adapt. */
export function RolesTable({ title, text, caption, columns, rows, yes, no, link }: SecurityHub['roles']) {
  return (
    <Section tone="soft">
      <div className="grid gap-y-9 lg:split-5">
        <div>
          <h2>{title}</h2>
          <p className="mt-4 mb-4 max-w-112">{text}</p>
          <GoLink {...link} />
        </div>
        <table
          className={`w-full border-collapse self-center text-left text-base leading-snug ${styles.table}`}
        >
          <caption className="pb-4 text-left text-sm text-muted">{caption}</caption>
          <thead>
            <tr className="border-b-[1.5px] border-rule text-sm text-muted">
              {columns.map((column, index) => (
                <th
                  key={column}
                  scope="col"
                  className={`pb-3 font-medium ${index > 0 ? 'w-[19%] text-center' : 'pr-3'}`}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ role, who, permissions }) => (
              <tr key={role} className="border-b border-line align-middle">
                <th scope="row" className="py-4 pr-3 font-normal">
                  <b className="block">{role}</b>
                  <span className="text-sm text-muted">{who}</span>
                </th>
                {permissions.map((allowed, index) => (
                  <td key={columns[index + 1]} data-label={columns[index + 1]} className="py-4 text-center">
                    <span
                      className={`inline-grid size-10 place-items-center rounded-full ${allowed ? 'text-link' : 'text-muted'}`}
                    >
                      <Icon name={allowed ? 'check' : 'minus'} size={24} stroke={allowed ? 2.5 : 2} />
                    </span>
                    <span className="sr-only">{allowed ? yes : no}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
