import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Breadcrumb } from '@/components/ui/breadcrumb';

test('each separator is before its word, so that no row ends with one', () => {
  const pages = ['Home', 'Security', 'Permission Groups'].map((label) => ({ label, href: `/${label}` }));
  render(<Breadcrumb trail={{ name: 'Breadcrumb', pages }} />);
  const parts = screen
    .getAllByRole('listitem')
    .map((item) => [...item.children].map(({ tagName }) => tagName));
  expect(parts).toEqual([['A'], ['svg', 'A'], ['svg', 'SPAN']]);
});
