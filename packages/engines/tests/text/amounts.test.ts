import { expect, test } from 'vitest';
import { amountsIn } from '../../src/text/entities/amounts';

test.each([
  ['a cost of ₹4,85,000, to be paid', '₹4,85,000', 485_000],
  ['arrears of Rs. 2,12,000.50, and interest', 'Rs. 2,12,000.50', 212_000.5],
  ['₹2.5 crore, of which half', '₹2.5 crore', 25_000_000],
  ['they paid 12,500/- at once', '12,500/-', 12_500],
])('in “%s” the sum is %s, without the comma after it', (text, amount, value) => {
  expect(amountsIn(text)).toMatchObject([{ text: amount, value }]);
});
