import { expect, test } from 'vitest';
import { forwardedProps } from '@/tests/helpers/forwarded-props';
import { sourceFiles } from '@/tests/helpers/source-files';

/** How many props a component may forward without reading them; more belong in a context (docs/workbench.md). */
const maxForwarded = 3;

test('no component forwards more than three props that it does not read', () => {
  const forwarding = sourceFiles(['components'], /\.tsx$/).flatMap(({ file, text }) =>
    forwardedProps(text).flatMap(({ component, props }) =>
      props.length > maxForwarded ? [`${file}: ${component} forwards ${props.join(', ')}`] : [],
    ),
  );
  expect(forwarding).toEqual([]);
});

test('forwardedProps finds props that are only forwarded, however that is written, and none that is read', () => {
  const source = `
    import { Button } from '@/components/ui/button';
    export function Panel({ title, count, onSave, onClose, note, ...rest }: Props) {
      const { file, size } = rest;
      return (
        <Shell title={title} {...{ note, size }} onSave={() => onSave(file)}>
          <p>{count}</p>
          <Button onClick={onClose} />
        </Shell>
      );
    }`;
  expect(forwardedProps(source)).toEqual([{ component: 'Panel', props: ['title', 'note', 'size'] }]);
  expect(
    forwardedProps('export function Name({ name }: Props) { return <b title={name}>{name}</b>; }'),
  ).toEqual([]);
});
