import { describe, expect, it } from 'vitest';
import { splitStates } from '@/scripts/lib/selectors';

describe('splitStates separates states and pseudo-elements from a selector', () => {
  it.each([
    ['.a:hover', '.a:is(*)', ':hover'],
    ['.a::before', '.a:is(*)', '::before'],
    [':focus-visible', ':is(*)', ':focus-visible'],
    ['.a:is(.b:focus, .c) > b', '.a:is(.b:is(*), .c) > b', ':focus'],
    [
      '.shelf:not(:has(.state:popover-open)) .extra',
      '.shelf:is(*) .extra',
      ':not(:has(.state:popover-open))',
    ],
    ['.a:not(:is(table)):nth-child(2 of .b)', '.a:not(:is(table)):nth-child(2 of .b)', ''],
    ['.sm\\:first\\:mb-2:first-child', '.sm\\:first\\:mb-2:first-child', ''],
    ['.hover\\:a:hover::after', '.hover\\:a:is(*):is(*)', ':hover ::after'],
  ])('%s', (selector, element, states) => {
    expect(splitStates(selector)).toEqual({ element, states });
  });
});
