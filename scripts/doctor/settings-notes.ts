import { settings } from '../../lib/env-settings';

/** Likely causes of missing or wrong settings, one sentence each, never with a value. */
export function settingsNotes(source: Record<string, string | undefined>): string[] {
  const given = Object.keys(settings).filter((name) => source[name]?.trim());
  if (given.every((name) => name === 'SITE_URL'))
    return [
      'Nothing is set here. Settings of a service (/etc/site.env) are not read: docs/deploy.md shows how.',
    ];
  return given
    .filter((name) => /^(["']).*\1$/s.test(source[name]?.trim() ?? ''))
    .map((name) => `${name}: its quotes are part of the value. Docker takes values as they stand.`);
}
