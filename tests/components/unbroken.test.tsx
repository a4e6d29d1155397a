import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Unbroken } from '@/components/ui/unbroken';

describe('text with hyphenated words', () => {
  const text = 'Role-based access, logs and AES-256: what follow-up-mails need – no more.';

  it('keeps each hyphenated word on one line', () => {
    const { container } = render(<Unbroken text={text} />);
    const unbroken = [...container.querySelectorAll('.whitespace-nowrap')].map((word) => word.textContent);
    expect(unbroken).toEqual(['Role-based', 'AES-256', 'follow-up-mails']);
  });

  it('reads as it was typed', () => {
    const { container } = render(<Unbroken text={text} />);
    expect(container.textContent).toBe(text);
  });
});
