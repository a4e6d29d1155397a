import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { EditorWords } from '@/lib/schema/works/editor';
import { say } from '@/lib/sentences';
import { Field } from '../parts/field';
import { ask, useModel } from './use-model';

type Props = {
  words: EditorWords;
  wording: string;
  onWording: (wording: string) => void;
  announce: (text: string) => void;
};

/** A free-form request to the browser’s built-in model, if this device has one. */
export function ModelForm({ words: { model: words }, wording, onWording, announce }: Props) {
  const name = useModel();
  const [wish, setWish] = useState('');
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');
  if (!name) return null;

  async function run() {
    if (!name || state === 'asking') return;
    setState('asking');
    announce(words.asking);
    try {
      const text = await ask(name, words.prompt, wish, wording);
      onWording(text);
      announce(say(words.answered, { text }));
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
        label={words.wish}
        hint={say(words.by, { name: words.names[name] })}
        fault={state === 'failed' ? words.failed : undefined}
        value={wish}
        maxLength={200}
        onChange={({ currentTarget }) => setWish(currentTarget.value)}
      />
      <Button
        type="submit"
        variant="outline"
        aria-disabled={state === 'asking' || wish.trim() === '' || undefined}
      >
        <Icon name="wand" />
        {state === 'asking' ? words.asking : words.button}
      </Button>
    </form>
  );
}
