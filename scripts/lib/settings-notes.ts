import { closest } from '../../lib/closest';
import { settings } from '../../lib/env-settings';
import { choices } from '../../lib/schema/choices';

const settingNames = Object.keys(settings);

/** Prefix of a setting: `SMTP_` of `SMTP_HOST`. */
const prefixOf = (name: string) => /^[^_]*_/.exec(name)?.[0] ?? name;

/** Settings with the same prefix. A prefix of a single setting, like `REDIS_`, yields none. */
const familyOf = (name: string) => {
  const sameBeginning = settingNames.filter((setting) => prefixOf(setting) === prefixOf(name));
  return sameBeginning.length > 1 ? sameBeginning : [];
};

const sortedLetters = (text: string) => [...text].sort().join('');

/**
 * Settings of which a name may be a misspelling: one edit apart, two swapped letters (two edits), or two edits in a
 * long name. A larger distance would match `SITE_ID` with `SITE_URL`, and `SMTP_SSL` with `SMTP_URL`.
 */
function typosOf(name: string): string[] {
  const isClose = (setting: string) =>
    setting.length - prefixOf(setting).length > 3 || sortedLetters(setting) === sortedLetters(name);
  return [...closest(name, settingNames, 1), ...closest(name, settingNames, 2).filter(isClose)];
}

/**
 * Names that look like settings of the site but are not, so that they have no effect.
 *
 * @param names names of all variables of the environment, settings of the site or not
 * @returns each such name with a hint: the probable setting, or the settings with the same prefix
 */
export function misspeltSettings(names: readonly string[]): { name: string; problem: string }[] {
  return names.flatMap((name) => {
    if (settingNames.includes(name)) return [];
    const upper = name.toUpperCase();
    const sameFamily = familyOf(upper);
    const [suggestion] = [...typosOf(upper), ...sameFamily.filter((setting) => upper.startsWith(setting))];
    if (suggestion) return [{ name, problem: `is no setting of the site (did you mean ${suggestion}?)` }];
    if (sameFamily.length === 0) return [];
    return [{ name, problem: `is no setting of the site (it knows ${choices(sameFamily, upper)})` }];
  });
}

/** Likely causes of missing or wrong settings, one sentence each; no sentence contains a value, which may be secret. */
export function settingsNotes(source: Record<string, string | undefined>): string[] {
  const settingsGiven = settingNames.filter((name) => source[name]?.trim());
  if (settingsGiven.every((name) => name === 'SITE_URL'))
    return [
      'Nothing is set here. Settings of a service (/etc/site.env) are not read: docs/deploy.md shows how.',
    ];
  return settingsGiven
    .filter((name) => /^(["']).*\1$/s.test(source[name]?.trim() ?? ''))
    .map((name) => `${name}: its quotes are part of the value. Docker takes values as they stand.`);
}
