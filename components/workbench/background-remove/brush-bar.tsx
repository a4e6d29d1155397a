import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '../shell/row-buttons';
import { useMessages } from '../shell/use-messages';
import styles from './brush-bar.module.css';
import type { BrushTool } from './use-brush';

type Props = {
  tool: BrushTool;
  size: number;
  zoom: number;
  undo?: () => void;
  redo?: () => void;
  onTool: (tool: BrushTool) => void;
  onSize: (size: number) => void;
  onZoom: (zoom: number) => void;
};

const toolIcons = { restore: 'brush', erase: 'eraser', fill: 'droplet' } as const;
const maxZoom = 4;

/** Toolbar of the brush: its tool and size, undo, redo and zoom. */
export function BrushBar({ tool, size, zoom, undo, redo, onTool, onSize, onZoom }: Props) {
  const messages = useMessages('background-remove');
  const id = useId();
  return (
    <div role="toolbar" aria-label={messages.touchUp} className={styles.bar}>
      {(Object.keys(toolIcons) as BrushTool[]).map((name) => (
        <Button
          key={name}
          variant="outline"
          aria-pressed={name === tool}
          className={styles.tool}
          onClick={() => onTool(name)}
        >
          <Icon name={toolIcons[name]} />
          {messages[name]}
        </Button>
      ))}
      <span className={styles.size}>
        <label htmlFor={id}>{tool === 'fill' ? messages.tolerance : messages.size}</label>
        <input
          id={id}
          type="range"
          min={1}
          max={100}
          value={size}
          onChange={({ currentTarget }) => onSize(Number(currentTarget.value))}
        />
      </span>
      <span className="ml-auto flex flex-wrap">
        <IconButton icon="back" label={messages.undo} isDisabled={!undo} onPress={() => undo?.()} />
        <IconButton icon="forward" label={messages.redo} isDisabled={!redo} onPress={() => redo?.()} />
        <IconButton
          icon="zoom-out"
          label={messages.zoomOut}
          isDisabled={zoom <= 1}
          onPress={() => onZoom(zoom / 2)}
        />
        <IconButton
          icon="zoom-in"
          label={messages.zoomIn}
          isDisabled={zoom >= maxZoom}
          onPress={() => onZoom(zoom * 2)}
        />
      </span>
    </div>
  );
}
