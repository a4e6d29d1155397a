import { type FunctionOf, type Functions, number, numberFunction, numbersIn } from '../context';
import { errors } from '../values';

/** Future value of payments of 1 per period. */
const growth = (rate: number, periods: number) => (rate === 0 ? periods : ((1 + rate) ** periods - 1) / rate);

function payment(rate: number, periods: number, present: number, future: number, atStart: number): number {
  const factor = growth(rate, periods) * (1 + rate * atStart);
  return -(future + present * (1 + rate) ** periods) / factor;
}

/** Balance after some periods, with Excel's sign rule: payments made are negative. */
const balanceAfter = (rate: number, periods: number, paid: number, present: number, atStart: number) =>
  -(present * (1 + rate) ** periods + paid * (1 + rate * atStart) * growth(rate, periods));

function interest(
  rate: number,
  period: number,
  periods: number,
  present: number,
  future: number,
  atStart: number,
) {
  const paid = payment(rate, periods, present, future, atStart);
  if (atStart && period === 1) return 0;
  const balanceBefore =
    balanceAfter(rate, period - 1 - atStart, paid, present, atStart) - (atStart ? paid : 0);
  return balanceBefore * rate;
}

/** Internal rate of return: the rate at which the net present value of payments is zero. */
const internalRate: FunctionOf = (args, context, place) => {
  const flows = numbersIn(args.slice(0, 1), context, place);
  if (!flows.some((flow) => flow > 0) || !flows.some((flow) => flow < 0)) return errors.number;
  let rate = number(args, 1, context, place, 0.1);
  for (let tries = 0; tries < 100; tries++) {
    let [value, slope] = [0, 0];
    for (const [index, flow] of flows.entries()) {
      value += flow / (1 + rate) ** index;
      slope -= (index * flow) / (1 + rate) ** (index + 1);
    }
    const next = rate - value / slope;
    if (!Number.isFinite(next)) return errors.number;
    if (Math.abs(next - rate) < 1e-12) return next;
    rate = next;
  }
  return errors.number;
};

export const finance: Functions = {
  PMT: numberFunction(3, 5, (rate, periods = 0, present = 0, future = 0, atStart = 0) =>
    payment(rate, periods, present, future, atStart),
  ),
  IPMT: numberFunction(4, 6, (rate, period = 1, periods = 0, present = 0, future = 0, atStart = 0) =>
    interest(rate, period, periods, present, future, atStart),
  ),
  PPMT: numberFunction(
    4,
    6,
    (rate, period = 1, periods = 0, present = 0, future = 0, atStart = 0) =>
      payment(rate, periods, present, future, atStart) -
      interest(rate, period, periods, present, future, atStart),
  ),
  FV: numberFunction(3, 5, (rate, periods = 0, paid = 0, present = 0, atStart = 0) =>
    balanceAfter(rate, periods, paid, present, atStart),
  ),
  PV: numberFunction(
    3,
    5,
    (rate, periods = 0, paid = 0, future = 0, atStart = 0) =>
      -(future + paid * (1 + rate * atStart) * growth(rate, periods)) / (1 + rate) ** periods,
  ),
  NPER: numberFunction(3, 5, (rate, paid = 0, present = 0, future = 0, atStart = 0) => {
    if (rate === 0) return -(present + future) / paid;
    const due = paid * (1 + rate * atStart);
    return Math.log((due - future * rate) / (due + present * rate)) / Math.log(1 + rate);
  }),
  NPV: (args, context, place) => {
    const rate = number(args, 0, context, place);
    return numbersIn(args.slice(1), context, place).reduce(
      (sum, flow, index) => sum + flow / (1 + rate) ** (index + 1),
      0,
    );
  },
  IRR: internalRate,
  SLN: numberFunction(3, 3, (cost, salvage = 0, life = 1) => (cost - salvage) / life),
};
