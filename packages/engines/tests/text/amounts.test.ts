import { expect, test } from 'vitest';
import { amountsIn } from '../../src/text/entities/amounts';

test.each([
  ['a cost of ₹4,85,000, to be paid', '₹4,85,000', 485_000],
  ['arrears of Rs. 2,12,000.50, and interest', 'Rs. 2,12,000.50', 212_000.5],
  ['₹2.5 crore, of which half', '₹2.5 crore', 25_000_000],
  ['they paid 12,500/- at once', '12,500/-', 12_500],
  ['a salary of Rs 12 LPA', 'Rs 12 LPA', 1_200_000],
  ['a grant of ₹5k', '₹5k', 5000],
  ['revenue of $5bn in May', '$5bn', 5_000_000_000],
  ['a rent of 45,000 INR', '45,000 INR', 45_000],
  ['3,000 dollars are owed', '3,000 dollars', 3000],
  ['the repairs cost fifty thousand rupees', 'fifty thousand rupees', 50_000],
  ['he paid Rupees Two Lakh at once', 'Rupees Two Lakh', 200_000],
  ['it costs 2 lakh rupees', '2 lakh rupees', 200_000],
])('in “%s” the sum is %s, without the comma after it', (text, amount, value) => {
  expect(amountsIn(text)).toMatchObject([{ text: amount, value }]);
});

test('currencies that share a sign are distinguished', () => {
  const text = 'S$500, US$ 500, A$ 500, a$500, C$500, HK$500, NZ$500, AED 500, CHF 500, ¥500, 500 euros';
  expect(amountsIn(text).map(({ currency }) => currency)).toEqual([
    'SGD',
    'USD',
    'AUD',
    'AUD',
    'CAD',
    'HKD',
    'NZD',
    'AED',
    'CHF',
    'JPY',
    'EUR',
  ]);
});
