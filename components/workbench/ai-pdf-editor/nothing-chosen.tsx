import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { paneOf, refocus } from '../shell/pane-focus';
import { useMessages } from '../shell/use-messages';
import styles from './ai-pdf-editor.module.css';
import { useModel } from './model-form';
import { useDeviceWording } from './use-touched';
import fieldStyles from './wording.module.css';

/** Other tasks, for a page without a line that can be chosen. */
export function OtherTasks({ onTask }: { onTask: (task: 'add' | 'redact') => void }) {
  const { noLines } = useMessages('ai-pdf-editor');
  return (
    <div className={styles.actions}>
      {(['add', 'redact'] as const).map((task) => (
        <Button
          key={task}
          variant="outline"
          onClick={({ currentTarget }) => {
            const pane = paneOf(currentTarget);
            flushSync(() => onTask(task));
            refocus(pane);
          }}
        >
          {noLines[task]}
        </Button>
      ))}
    </div>
  );
}

type InstructionsProps = {
  /** Nothing was changed yet, so the form explains who rewords. */
  isFirst: boolean;
  /** The title of the panel says what to do on the page. */
  isIdle: boolean;
};

/** Shown while nothing is chosen: how to choose a line by keyboard, what is suggested, and who writes the words. */
export function Instructions({ isFirst, isIdle }: InstructionsProps) {
  const messages = useMessages('ai-pdf-editor');
  const model = useModel();
  const title = useDeviceWording(messages.noneText);
  return (
    <>
      {/* Touch devices have no arrow keys. */}
      <p className={`text-sm/[1.45] text-carbon-850 ${isIdle ? 'pointer-coarse:hidden' : ''}`}>
        {isIdle ? null : <b className="block">{title}</b>}
        <span className="pointer-coarse:hidden">{messages.noneKeys}</span>
      </p>
      {isFirst ? (
        <>
          <div className={fieldStyles.ai}>
            <b>{messages.rules}</b>
            <p>{messages.rulesHint}</p>
          </div>
          <div className={fieldStyles.ai} data-ready={model ? '' : undefined}>
            <b>
              <Icon name="wand" size={18} />
              <span>{messages.model.title}</span>
            </b>
            <p>{model ? messages.model.ready : messages.model.none}</p>
          </div>
        </>
      ) : null}
    </>
  );
}
