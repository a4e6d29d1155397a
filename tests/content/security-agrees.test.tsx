import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AccessLog } from '@/components/drawings/security/access-log';
import { DayLog } from '@/components/drawings/security/day-log';
import { entries, hub } from '@/content/security';
import { securityDrawings } from '@/content/security-drawings';

const { 'access-log': logWords, 'permission-groups': rights } = securityDrawings.heroes;
const { groups, rows } = rights;
const log = renderToStaticMarkup(<AccessLog form="S-01" product="The product" copy={logWords} />);
const day = renderToStaticMarkup(<DayLog copy={securityDrawings.hub['day-log']} />);
const timesIn = (html: string) => html.match(/\d\d:\d\d:\d\d/g) ?? [];

describe('what the security pages show of one office agrees', () => {
  it.each(hub.roles.rows)('$role: the same rights on the folder in the table and in the register', (row) => {
    const folder = hub.roles.caption.match(/“(.+)”/)?.[1];
    const dots = rows.find((one) => one.folder === folder)?.rights[groups.indexOf(row.role)] ?? 0;
    expect(row.rights).toEqual([1, 2, 3].map((right) => right <= dots));
  });

  it('the day ends with an export of the lines that the access log prints', () => {
    const printed = timesIn(log);
    expect(timesIn(day).slice(0, -1)).toEqual(printed.toReversed());
    expect(day).toContain(`Exported ${printed.length} lines`);
  });

  it('the line that is torn out for the auditor is one of the log', () => {
    const words = log.replace(/<[^>]+>/g, '');
    const torn =
      entries.find(({ drawing }) => drawing === 'access-log')?.audit.rows.map((row) => row[2]) ?? [];
    expect(torn).toHaveLength(6);
    for (const answer of torn) expect(words).toContain(String(answer).replace(/^20 Nov, /, ''));
  });
});
