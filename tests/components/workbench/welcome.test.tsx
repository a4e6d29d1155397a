import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fieldId } from '@/components/workbench/shell/field-id';
import { Welcome } from '@/components/workbench/welcome';
import { sharedMessages } from '@/content/workbench';
import { running } from '@/tests/helpers/tool-messages';

test.each(running)(
  '$slug: the button at the top belongs to the file field, and each label has a field',
  ({ dropZone }) => {
    const { container } = render(
      <Welcome
        name="A tool"
        lead="What it does"
        tryNow="Begin"
        trail={{ name: 'Breadcrumb', pages: [{ label: 'A tool', href: '/toolsdetails' }] }}
        dropZone={dropZone}
        shared={sharedMessages}
        tasks={[]}
      />,
    );
    const field = container.querySelector<HTMLInputElement>(`#${fieldId}`);
    expect(field?.type).toBe('file');
    expect(screen.getByText('Begin').closest('label')?.control).toBe(field);
    for (const label of container.querySelectorAll('label'))
      expect(label.control, label.textContent ?? '').not.toBeNull();
  },
);
