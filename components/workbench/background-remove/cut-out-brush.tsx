import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Messages } from '@/content/messages-type';
import { FaultNotice } from '../shell/fault-notice';
import { progressText } from '../shell/progress';
import { useShell } from '../shell/shell-context';
import { Notice, NoticeAction } from '../shell/tool-shell';
import type { Fetched } from '../shell/use-engine';
import { useMessages, useSharedMessages } from '../shell/use-messages';
import { BrushBar } from './brush-bar';
import styles from './cut-out-brush.module.css';
import { CutOutView } from './cut-out-view';
import type { BrushTool, useStrokes } from './use-brush';
import type { CutOut } from './use-cut-out';

type Props = {
  cut: CutOut;
  strokes: ReturnType<typeof useStrokes>;
  mode: keyof Messages<'background-remove'>['modes'];
  onMode: (mode: keyof Messages<'background-remove'>['modes']) => void;
  /** No person was found, so ink mode was applied automatically. */
  inkInstead: boolean;
  width: number;
  height: number;
  /** Background colour of the cut-out. */
  background?: string;
  fetched: Fetched;
  /** The file is being made: painting is off. */
  isMaking: boolean;
};

/** The current cut-out, and the brush that changes it. */
export function CutOutBrush({ cut, strokes, mode, width, height, isMaking, ...props }: Props) {
  const shared = useSharedMessages();
  const messages = useMessages('background-remove');
  const [tool, setTool] = useState<BrushTool>('restore');
  const [size, setSize] = useState(40);
  const [zoom, setZoom] = useState(1);
  const { announce } = useShell();
  const { background, fetched, onMode, inkInstead } = props;
  const { preview, fault, busy } = cut;
  const finding = fetched ? progressText(shared.progress, undefined, fetched) : messages.finding;
  const none = messages.notFound[mode];
  const other = mode === 'person' ? 'ink' : 'person';
  const otherMode = <NoticeAction onClick={() => onMode(other)}>{messages.instead[other]}</NoticeAction>;
  return (
    <>
      {fault ? (
        <FaultNotice fault={fault}>
          <NoticeAction onClick={cut.retry}>{shared.retry}</NoticeAction>
        </FaultNotice>
      ) : null}
      {preview?.kept === 0 && !busy ? (
        <Notice title={none.title} text={none.text}>
          {mode === 'paint' ? null : otherMode}
        </Notice>
      ) : inkInstead && preview ? (
        <div className={styles.notice}>
          <Icon name="alert" />
          <b>{messages.inkInstead}</b>
          {otherMode}
        </div>
      ) : null}
      {isMaking ? null : (
        <BrushBar
          {...{ tool, size, zoom }}
          undo={strokes.undo}
          redo={strokes.redo}
          onTool={setTool}
          onSize={setSize}
          onZoom={setZoom}
        />
      )}
      <CutOutView
        {...{ cut, width, height, zoom, background }}
        waiting={preview || fault ? undefined : finding}
        brush={isMaking ? undefined : { tool, size, announce, onStroke: strokes.add }}
      />
    </>
  );
}
