import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AccessLog } from '@/components/illustrations/security/access-log';
import { DayLog } from '@/components/illustrations/security/day-log';
import { groups, rows } from '@/components/illustrations/security/permission-groups';
import { fact } from '@/content/claims';
import { entries, hub } from '@/content/security';

const log = renderToStaticMarkup(
  <AccessLog alt="The log" pageCode="S-01" claims={fact} product="The product" />,
);
const day = renderToStaticMarkup(<DayLog alt="The day" />);
const timesIn = (html: string) => html.match(/\d\d:\d\d:\d\d/g) ?? [];

describe('the samples of one office agree across the security pages', () => {
  it.each(hub.roles.rows)(
    '$role has the same rights on the folder in the table and in the register',
    (row) => {
      const folder = hub.roles.caption.match(/“(.+)”/)?.[1];
      const dots = rows.find((row) => row.folder === folder)?.levels[groups.indexOf(row.role)] ?? 0;
      expect(row.permissions).toEqual([1, 2, 3].map((right) => right <= dots));
    },
  );

  it('the day ends with an export of the lines that the access log prints', () => {
    const printed = timesIn(log);
    expect(timesIn(day).slice(0, -1)).toEqual(printed.toReversed());
    expect(day).toContain(`Exported ${printed.length} lines`);
  });

  it('the access log has a heading for each of its six facts', () => {
    const text = log.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
    expect(text).toContain('Time Who What Role Version From');
  });

  it('the answers shown to the auditor are in the access log', () => {
    const logText = log.replace(/<[^>]+>/g, '');
    const answers =
      entries
        .find(({ illustration }) => illustration.name === 'access-log')
        ?.audit.rows.map((row) => row[2]) ?? [];
    expect(answers).toHaveLength(6);
    for (const answer of answers) expect(logText).toContain(String(answer).replace(/^20 Nov, /, ''));
  });
});
