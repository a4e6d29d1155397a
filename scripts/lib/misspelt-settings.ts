import { edits } from '../../lib/edits';
import { settings } from '../../lib/env-settings';
import { choices } from '../../lib/schema/choices';

const ours = Object.keys(settings);

/** `SMTP_` of `SMTP_HOST`. */
const beginning = (name: string) => /^[^_]*_/.exec(name)?.[0] ?? name;

/** Of our settings that begin alike: whatever else begins so was meant for us. `REDIS_` has one, so others use it. */
const family = (name: string) => {
  const alike = ours.filter((one) => beginning(one) === beginning(name));
  return alike.length > 1 ? alike : [];
};

/**
 * Whether one name may be a slip of the other: one edit, two letters swapped (two edits), or two edits where they leave
 * enough to know it by. More would make `SITE_ID` mean `SITE_URL`, and `SMTP_SSL` mean `SMTP_URL`.
 */
function isSlip(name: string, ofName: string): boolean {
  const slips = edits(name, ofName);
  const letters = (text: string) => [...text].sort().join('');
  const rest = ofName.length - beginning(ofName).length;
  return slips < 2 || (slips === 2 && (rest > 3 || letters(name) === letters(ofName)));
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
    const [meant] = [
      ...ours.filter((one) => isSlip(upper, one)).sort((a, b) => edits(a, upper) - edits(b, upper)),
      ...family(upper).filter((one) => upper.startsWith(one)),
    ];
    if (meant) return [{ name, problem: `is no setting of the site (did you mean ${meant}?)` }];
    const alike = family(upper);
    if (alike.length === 0) return [];
    return [{ name, problem: `is no setting of the site (it knows ${choices(alike, upper)})` }];
  });
}
