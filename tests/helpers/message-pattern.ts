/**
 * Matches a text of content whatever its values are: each `{name}` is a group of that name, except those of `values`, which
 * are part of the text.
 *
 * @param message for a text with a singular form, one of its forms
 */
export function messagePattern(message: string, values: Record<string, string> = {}): RegExp {
  const parts = message.split(/\{(\w+)\}/).map((part, index) => {
    if (index % 2 === 0) return escapePattern(part);
    return part in values ? escapePattern(values[part] ?? '') : `(?<${part}>.+?)`;
  });
  return new RegExp(`^${parts.join('')}$`, 'i');
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
