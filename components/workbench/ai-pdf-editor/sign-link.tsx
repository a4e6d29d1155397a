import { Button } from '@/components/ui/button';
import { taskPath } from '@/lib/routes';
import { carry } from '../shell/hand-over';
import { useShell } from '../shell/shell-context';
import { useMessages } from '../shell/use-messages';
import styles from './ai-pdf-editor.module.css';
import type { EditorState } from './use-editor';

type Props = {
  editor: EditorState;
};

/** The way to Sign PDF with the version that is shown: a signature is placed there, and nowhere else. */
export function SignLink({ editor }: Props) {
  const { onUnsaved } = useShell();
  const messages = useMessages('ai-pdf-editor');
  const { copies, tool, name } = editor;
  const { file } = tool.pdf ?? {};
  const { source } = copies;
  if (!file || !source) return null;
  const shown = copies.current ? new File([source.blob], name, { type: 'application/pdf' }) : file;
  return (
    <div className="grid justify-items-start gap-1.5">
      <Button
        variant="outline"
        onClick={() =>
          void carry(taskPath({ tool: 'ai-pdf-editor', slug: 'sign' }), [shown], () => onUnsaved(false))
        }
      >
        {messages.sign.button}
      </Button>
      <p className={styles.hint}>{messages.sign.hint}</p>
    </div>
  );
}
