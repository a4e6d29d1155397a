import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Key } from '../shell/row-keys';
import { useMessages } from '../shell/use-messages';
import styles from './brush-bar.module.css';
import type { Tool } from './use-brush';

type Props = {
  tool: Tool;
  size: number;
  zoom: number;
  undo?: () => void;
  redo?: () => void;
  onTool: (tool: Tool) => void;
  onSize: (size: number) => void;
  onZoom: (zoom: number) => void;
};

const tools = { bring: 'brush', rub: 'eraser', fill: 'droplet' } as const;
const most = 4;

/** The brush: its tool, its size, undo and redo. */
export function BrushBar({ tool, size, zoom, undo, redo, onTool, onSize, onZoom }: Props) {
  const words = useMessages('background-remove');
  const id = useId();
  return (
    <div role="toolbar" aria-label={words.touchUp} className={styles.bar}>
      {(Object.keys(tools) as Tool[]).map((name) => (
        <Button
          key={name}
          variant="outline"
          aria-pressed={name === tool}
          className={styles.tool}
          onClick={() => onTool(name)}
        >
          <Icon name={tools[name]} />
          {words[name]}
        </Button>
      ))}
      <span className={styles.size}>
        <label htmlFor={id}>{tool === 'fill' ? words.reach : words.size}</label>
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
        <Key icon="back" label={words.undo} off={!undo} onPress={() => undo?.()} />
        <Key icon="forward" label={words.redo} off={!redo} onPress={() => redo?.()} />
        <Key icon="zoom-out" label={words.zoomOut} off={zoom <= 1} onPress={() => onZoom(zoom / 2)} />
        <Key icon="zoom-in" label={words.zoomIn} off={zoom >= most} onPress={() => onZoom(zoom * 2)} />
      </span>
    </div>
  );
}
