import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Breadcrumb } from '@/components/ui/breadcrumb';

test('each separator is part of the item after it, so that no line ends with a separator', () => {
  const pages = ['Home', 'Security', 'Permission Groups'].map((label) => ({ label, href: `/${label}` }));
  render(<Breadcrumb trail={{ name: 'Breadcrumb', pages }} />);
  const childTags = screen
    .getAllByRole('listitem')
    .map((item) => [...item.children].map(({ tagName }) => tagName));
  expect(childTags).toEqual([['A'], ['svg', 'A'], ['svg', 'SPAN']]);
});
