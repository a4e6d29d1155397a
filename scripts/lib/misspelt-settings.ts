import { closest } from '../../lib/closest';
import { settings } from '../../lib/env-settings';
import { choices } from '../../lib/schema/choices';

const ours = Object.keys(settings);

/** `SMTP_` of `SMTP_HOST`. */
const beginning = (name: string) => /^[^_]*_/.exec(name)?.[0] ?? name;

/** Settings of this site with the same prefix. A prefix of one setting only, like `REDIS_`, may belong to another program: it yields none. */
const family = (name: string) => {
  const alike = ours.filter((one) => beginning(one) === beginning(name));
  return alike.length > 1 ? alike : [];
};

const letters = (text: string) => [...text].sort().join('');

/**
 * Settings that a name may be a slip of: one edit, two letters swapped (two edits), or two edits where they leave enough
 * to know it by. More would make `SITE_ID` mean `SITE_URL`, and `SMTP_SSL` mean `SMTP_URL`.
 */
function slipsOf(name: string): string[] {
  const knowable = (one: string) => one.length - beginning(one).length > 3 || letters(one) === letters(name);
  return [...closest(name, ours, 1), ...closest(name, ours, 2).filter(knowable)];
}

/**
 * Names that look like settings of the site and are none, so that nothing reads them.
 *
 * @param names of all that is set, ours and others
 * @returns each with what to say of it: the setting it may be meant for, or those that begin like it
 */
export function misspeltSettings(names: readonly string[]): { name: string; problem: string }[] {
  return names.flatMap((name) => {
    if (ours.includes(name)) return [];
    const upper = name.toUpperCase();
    const alike = family(upper);
    const [meant] = [...slipsOf(upper), ...alike.filter((one) => upper.startsWith(one))];
    if (meant) return [{ name, problem: `is no setting of the site (did you mean ${meant}?)` }];
    if (alike.length === 0) return [];
    return [{ name, problem: `is no setting of the site (it knows ${choices(alike, upper)})` }];
  });
}
