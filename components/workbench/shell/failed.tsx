import { Component, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import type { SharedMessages } from '@/lib/schema/workbench';

type BoundaryProps = { fallback: ReactNode; children: ReactNode };

/** An error boundary: shows `fallback` when a part inside throws, where React would empty the page. React logs the error. */
export class ToolBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

type Props = {
  shared: SharedMessages;
  messages: SharedMessages['broken'];
  files: readonly File[];
  onGoOn: () => void;
  onStartAgain: () => void;
};

/** Shown instead of a tool that could not be loaded or has failed: the chosen files, and ways to continue. */
export function Failed({ shared, messages, files, onGoOn, onStartAgain }: Props) {
  return (
    <div role="alert" className="paper mx-4 my-6 grid max-w-160 gap-3 p-5 md:mx-0">
      <h2 className="text-h3">{messages.title}</h2>
      <p>{messages.text}</p>
      {files.length > 0 ? (
        <ul className="max-h-60 list-disc overflow-y-auto pl-5" translate="no">
          {files.map(({ name }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <li key={index} className="wrap-anywhere">
              {name}
            </li>
          ))}
        </ul>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button onClick={onGoOn}>{messages.goOn}</Button>
        <Button variant="outline" onClick={onStartAgain}>
          {shared.startAgain}
        </Button>
      </div>
    </div>
  );
}
