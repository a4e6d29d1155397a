/** A fault seeded into a document: the rule that the screener must report, and words that its mark must contain or adjoin. */
export type SeededFault = { rule: string; marks: string };

/** A table with one wrong figure (a product, the total of a column or that of a row), which is added to `faults`. */
export function wrongTable(faults: SeededFault[], number: number): string[][] {
  const money = (value: number) => `₹${value.toLocaleString('en-IN')}`;
  const rates = [1250 + number * 35, 980 + number * 10, 4400, 310 + number];
  const difference = [100, 10, 1000, 90, 1, 500, 45, 9, 2000, 18][number] ?? 7;
  if (number % 3 === 0) {
    const rows = rates.map((rate, index) => [
      `Item ${index + 1}`,
      `${index + 2}`,
      money(rate),
      money(rate * (index + 2) + (index === 2 ? difference : 0)),
    ]);
    faults.push({ rule: 'product', marks: rows[2]?.[3] ?? '' });
    return [['Goods', 'Qty', 'Rate', 'Amount'], ...rows];
  }
  if (number % 3 === 1) {
    const total = rates.reduce((a, b) => a + b, 0) + difference;
    faults.push({ rule: 'total', marks: money(total) });
    return [
      ['Goods', 'Kind', 'Amount'],
      ...rates.map((rate, index) => [`Item ${index + 1}`, 'cloth', money(rate)]),
      ['Total', '', money(total)],
    ];
  }
  const rows = rates.map((rate, index) => [
    `Item ${index + 1}`,
    money(rate),
    money(600),
    money(rate + 600 - (index === 1 ? difference : 0)),
  ]);
  faults.push({ rule: 'total', marks: rows[1]?.[3] ?? '' });
  return [['Goods', 'Price', 'Carriage', 'Total'], ...rows];
}
