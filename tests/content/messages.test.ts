import { describe, expect, test } from 'vitest';
import { messages } from '@/content/messages';
import { sharedMessages } from '@/content/workbench';
import { ContentError } from '@/lib/schema/parse';
import { parseMessages } from '@/lib/schema/tool-messages';
import { sourceFiles } from '@/tests/helpers/source-files';

/** Code without its comments, by path. */
const code = sourceFiles(['components/workbench'], /\.tsx?$/).map(({ file, text }) => ({
  file,
  text: text.replace(/(?<!\w)\/\*[\s\S]*?\*\/|(?<=\s)\/\/.*/g, ''),
}));

/** Names of the fields in a group of messages; `one` and `other` are forms of the same message. */
function namesIn(message: unknown): string[] {
  if (typeof message !== 'object' || message === null) return [];
  return Object.entries(message).flatMap(([name, inner]) =>
    name === 'one' || name === 'other' ? [] : [name, ...namesIn(inner)],
  );
}

/**
 * Messages that no code names. A group counts as read if code selects from it by a value, `rules[finding.rule]`, or passes
 * it on as a whole, `optionsOf(messages.colours)`.
 */
function unreadMessages(message: unknown, text: string, path: readonly string[] = []): string[] {
  if (typeof message !== 'object' || message === null) return [];
  return Object.entries(message).flatMap(([name, inner]) => {
    if (name === 'one' || name === 'other' || /^\d+$/.test(name)) return [];
    const messagePath = [...path, name];
    if (/^\w+$/.test(name) && new RegExp(`(?:\\.|[{,(\\s'])${name}\\b`).test(text))
      return unreadMessages(inner, text, messagePath);
    return isRead(path, text) ? [] : [messagePath.join('.')];
  });
}

const isRead = (path: readonly string[], text: string) =>
  path.some((group) => new RegExp(`\\b${group}\\b(?:\\[|[),;}]| [}=)]|$)`, 'm').test(text));

describe.each(Object.entries(messages))('messages of %s', (slug, toolMessages) => {
  const sources = code.filter(({ file }) =>
    ['shell', 'documents', slug].some((name) => file.startsWith(`components/workbench/${name}/`)),
  );
  const text = sources.map((file) => file.text).join('\n');

  test('are all read by its component or by shared code', () => {
    const { own: ownMessages = {}, ...rest } = toolMessages as Record<string, unknown>;
    expect(unreadMessages(rest, text)).toEqual([]);
    expect(
      Object.keys(ownMessages as object).filter(
        (name) => !(name in sharedMessages) && !['ofKind', 'settings'].includes(name),
      ),
    ).toEqual([]);
  });

  test('are reported if no source file reads them', () => {
    expect(unreadMessages({ ...toolMessages, plantedMessage: 'Nothing reads this.' }, text)).toContain(
      'plantedMessage',
    );
  });
});

test.each([
  ['title', { title: 'A title '.repeat(12).trim() }, 'title is too long. Use at most 90 characters.'],
  [
    'button',
    { button: 'Make it and then make it once again now' + ' and more' },
    'button is too long. Use at most 40',
  ],
  [
    'counted button',
    { button: { one: 'x', other: 'Make them' } },
    'button.one is too short. Write at least 2',
  ],
  [
    'sentence',
    { rules: { blank: 'A long sentence. '.repeat(17).trim() } },
    'rules.blank is too long. Use at most 260',
  ],
  ['list', { kept: ['Fine', ''] }, 'kept is too short'],
  [
    'plain text',
    { hint: 'Press **Save**.' },
    'hint would print “**Save**” as it stands: texts hold no Markdown.',
  ],
])('the rule for a %s refuses a wrong one', (_, wrong, reported) => {
  expect(() => parseMessages('content/tools/a.ts', wrong)).toThrow(ContentError);
  expect(() => parseMessages('content/tools/a.ts', wrong)).toThrow(reported);
});

test('the messages of all tools have more than 500 names', () => {
  expect(new Set(Object.values(messages).flatMap(namesIn)).size).toBeGreaterThan(500);
});
