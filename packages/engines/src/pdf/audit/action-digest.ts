import type { Digests } from './digest';
import { type Dict, entry, nameAt } from './values';

/** Keys under which actions, by type, list fields (ISO 32000-2, 12.6.4.11, 12.7.6.2 and 12.7.6.3). */
const fieldKeys: Record<string, string> = { Hide: 'T', ResetForm: 'Fields', SubmitForm: 'Fields' };

/**
 * Digest of an action. Of fields that it names, only the number counts: fields of a merged file may be renamed.
 *
 * @param omittedKeys keys to leave out
 */
export function actionDigest(digests: Digests, action: Dict, omittedKeys: readonly string[] = []): string {
  const { objects } = digests;
  const key = fieldKeys[nameAt(objects, action, 'S') ?? ''];
  const value = key === undefined ? null : entry(objects, action, key);
  const fields = Array.isArray(value) ? value : [value];
  if (key === undefined || objects.get(fields[0]) === null)
    return omittedKeys.length > 0
      ? digests.digestOf(action, false, new Set(omittedKeys))
      : digests.digestOf(action);
  return `${fields.length} ${digests.digestOf(action, false, new Set([key, ...omittedKeys]))}`;
}
