import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Messages } from '@/content/messages-type';
import { formatMessage } from '@/lib/sentences';
import { Field } from '../shell/field';
import { useShell } from '../shell/shell-context';
import { useAnswer } from '../shell/use-answer';
import { useMessages } from '../shell/use-messages';

type Props = {
  wording: string;
  onWording: (wording: string) => void;
};

/** A free-form request to the browser’s built-in model, if this device has one. */
export function ModelForm({ wording, onWording }: Props) {
  const { announce } = useShell();
  const { model: messages } = useMessages('ai-pdf-editor');
  const name = useModel();
  const [instruction, setInstruction] = useState('');
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');
  if (!name) return null;

  async function run() {
    if (!name || state === 'asking') return;
    setState('asking');
    announce(messages.asking);
    try {
      const text = await ask(name, messages.prompt, instruction, wording);
      onWording(text);
      announce(formatMessage(messages.answered, { text }));
      setState('idle');
    } catch {
      setState('failed');
    }
  }

  return (
    <form
      className="grid min-w-0 gap-2.5"
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <Field
        label={messages.request}
        hint={formatMessage(messages.usesModel, { name: messages.names[name] })}
        fault={state === 'failed' ? messages.failed : undefined}
        value={instruction}
        maxLength={200}
        onChange={({ currentTarget }) => setInstruction(currentTarget.value)}
      />
      <Button
        type="submit"
        variant="outline"
        aria-disabled={state === 'asking' || instruction.trim() === '' || undefined}
      >
        {state === 'asking' ? messages.asking : messages.button}
      </Button>
    </form>
  );
}

/** An API of the models built into browsers (Chrome, Edge). */
type ModelName = keyof Messages<'ai-pdf-editor'>['model']['names'];

type Session = { prompt(text: string): Promise<string>; destroy?(): void };
type Rewriting = { rewrite(text: string, options: { context: string }): Promise<string>; destroy?(): void };
/** Without these options, Chrome warns in the console that no language was named. */
type Languages = Record<'expectedInputs' | 'expectedOutputs', { type: 'text'; languages: string[] }[]>;
const english = [{ type: 'text' as const, languages: ['en'] }];
const languages: Languages = { expectedInputs: english, expectedOutputs: english };

type Models = {
  LanguageModel?: {
    availability(options: Languages): Promise<string>;
    create(options: Languages & { initialPrompts: { role: 'system'; content: string }[] }): Promise<Session>;
  };
  Rewriter?: { availability(options?: unknown): Promise<string>; create(): Promise<Rewriting> };
};

const models = () => globalThis as unknown as Models;

/** Name of a built-in model that is on this device already; no model is downloaded. */
export const useModel = (): ModelName | undefined => useAnswer('model', available).answer;

async function available(): Promise<ModelName | undefined> {
  for (const name of ['LanguageModel', 'Rewriter'] as const) {
    const state = await models()
      [name]?.availability(languages)
      .catch(() => undefined);
    if (state === 'available') return name;
  }
  return undefined;
}

/** Another wording of a passage, by the browser’s built-in model. */
export async function ask(
  name: ModelName,
  prompt: string,
  instruction: string,
  passage: string,
): Promise<string> {
  if (name === 'Rewriter') {
    const rewriter = await models().Rewriter?.create();
    const text = await rewriter?.rewrite(passage, { context: instruction });
    rewriter?.destroy?.();
    return oneLine(text);
  }
  const session = await models().LanguageModel?.create({
    ...languages,
    initialPrompts: [{ role: 'system', content: prompt }],
  });
  const text = await session?.prompt(`${instruction}\n\n${passage}`);
  session?.destroy?.();
  return oneLine(text);
}

function oneLine(text: string | undefined): string {
  const line = text?.replace(/\s+/g, ' ').trim();
  if (!line) throw new Error('no answer');
  return line;
}
