import { z } from 'zod';
import { text } from './messages';
import { parseContent } from './parse';
import type { SharedMessages } from './workbench';

/** Shared messages that a tool words differently. */
export type OwnShared = DeepPartial<SharedMessages>;
type DeepPartial<Tree> = Tree extends object ? { [Name in keyof Tree]?: DeepPartial<Tree[Name]> } : Tree;

/** Messages by name, in groups and lists of any depth. */
export type MessageTree = { readonly [name: string]: Message };
type Message = string | MessageTree | readonly Message[];

/** Shortest and longest message of each role, in characters. */
const lengths = { title: [2, 90], button: [2, 40], sentence: [1, 260] } as const;

/** Names of messages that are labels of buttons. */
const buttonNames = ['anyway', 'back', 'button', 'clear', 'download', 'goOn', 'make', 'take'];

/** Singular and plural have the role of their group. */
const pluralForms = ['one', 'other'];

/** Role of a message by its name: a title, a button, or (part of) a sentence. */
function roleOf(path: readonly string[]): keyof typeof lengths {
  const name = path.findLast((key) => !pluralForms.includes(key)) ?? '';
  if (name === 'title') return 'title';
  return buttonNames.includes(name) ? 'button' : 'sentence';
}

const textSchemaFor = (path: readonly string[]) => {
  const [min, max] = lengths[roleOf(path)];
  return text(min, max);
};

/** Schema for messages, derived from their names: each has the length limits of its role and must be plain text. */
export function messagesSchema(message: Message, path: readonly string[] = []): z.ZodType {
  if (typeof message === 'string') return textSchemaFor(path);
  if (Array.isArray(message))
    return z.tuple(message.map((part) => messagesSchema(part, path)) as [z.ZodType, ...z.ZodType[]]);
  const fields = Object.entries(message ?? {});
  return z.strictObject(
    Object.fromEntries(fields.map(([name, value]) => [name, messagesSchema(value, [...path, name])])),
  );
}

/**
 * Parses the messages of a tool. Their names are typed: a component that reads a missing one does not compile, and
 * tests/content/messages.test.ts finds those that no component reads.
 *
 * @param file path of the content file, for messages about mistakes
 * @param messages `own` replaces messages of content/workbench.ts for this tool
 * @returns the messages
 * @throws ContentError for every text that is too long for its role, or not plain text
 */
export function parseMessages<Tree extends MessageTree>(
  file: string,
  messages: Tree & { own?: OwnShared },
): Tree {
  return parseContent(file, messagesSchema(messages), messages) as Tree;
}

/** The shared messages, with the tool's own versions in their place. */
export const withOwn = (shared: SharedMessages, ownMessages: OwnShared | undefined): SharedMessages =>
  ownMessages ? (mergeMessages(shared, ownMessages) as SharedMessages) : shared;

type Group = { readonly [name: string]: unknown };

/** A message is replaced as a whole, a group name by name. */
function mergeMessages(shared: unknown, ownPart: unknown): unknown {
  if (!isGroup(shared) || !isGroup(ownPart) || 'one' in ownPart) return ownPart;
  const names = new Set([...Object.keys(shared), ...Object.keys(ownPart)]);
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      name in ownPart ? mergeMessages(shared[name], ownPart[name]) : shared[name],
    ]),
  );
}

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
