/** Built-in number formats (ECMA-376, 18.8.30), as Excel shows them with Indian regional settings. */
const builtIn: Record<number, string> = {
  0: 'General',
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  5: '"₹" #,##0;"₹" -#,##0',
  6: '"₹" #,##0;[Red]"₹" -#,##0',
  7: '"₹" #,##0.00;"₹" -#,##0.00',
  8: '"₹" #,##0.00;[Red]"₹" -#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'dd-mm-yyyy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'hh:mm',
  21: 'hh:mm:ss',
  22: 'dd-mm-yyyy hh:mm',
  37: '#,##0;-#,##0',
  38: '#,##0;[Red]-#,##0',
  39: '#,##0.00;-#,##0.00',
  40: '#,##0.00;[Red]-#,##0.00',
  41: '_ * #,##0_ ;_ * -#,##0_ ;_ * "-"_ ;_ @_ ',
  42: '_ "₹"* #,##0_ ;_ "₹"* -#,##0_ ;_ "₹"* "-"_ ;_ @_ ',
  43: '_ * #,##0.00_ ;_ * -#,##0.00_ ;_ * "-"??_ ;_ @_ ',
  44: '_ "₹"* #,##0.00_ ;_ "₹"* -#,##0.00_ ;_ "₹"* "-"??_ ;_ @_ ',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
  49: '@',
};

/** Formats that Chinese and Japanese systems have under the same numbers. */
const eastAsian = (isJapanese: boolean): Record<number, string> => {
  const [year, month, day] = ['yyyy"年"', 'm"月"', 'd"日"'];
  const [hours, minutes, seconds] = isJapanese
    ? ['h"時"', 'mm"分"', 'ss"秒"']
    : ['h"时"', 'mm"分"', 'ss"秒"'];
  const era = ['[$-411]ge.m.d', '[$-411]ggge"年"m"月"d"日"'] as const;
  const twelveHourTime = `[$-804]AM/PM${hours}${minutes}`;
  const common = {
    ...{ 30: 'm/d/yy', 31: year + month + day, 32: hours + minutes, 33: hours + minutes + seconds },
  };
  const [yearAndMonth, monthAndDay] = [year + month, month + day];
  return isJapanese
    ? {
        ...common,
        ...{ 27: era[0], 28: era[1], 29: era[1], 34: yearAndMonth, 35: monthAndDay, 36: era[0] },
        ...{ 50: era[0], 51: era[1], 52: yearAndMonth, 53: monthAndDay, 54: era[1], 55: yearAndMonth },
        ...{ 56: monthAndDay, 57: era[0], 58: era[1] },
      }
    : {
        ...common,
        ...{
          27: yearAndMonth,
          28: monthAndDay,
          29: monthAndDay,
          34: twelveHourTime,
          35: twelveHourTime + seconds,
        },
        ...{ 36: yearAndMonth, 50: yearAndMonth, 51: monthAndDay, 52: yearAndMonth, 53: monthAndDay },
        ...{
          54: monthAndDay,
          55: twelveHourTime,
          56: twelveHourTime + seconds,
          57: yearAndMonth,
          58: monthAndDay,
        },
      };
};

/** A format by its number, for numbers that the workbook does not define itself. */
export const formatOf = (number: number, isJapanese: boolean): string =>
  builtIn[number] ?? eastAsian(isJapanese)[number] ?? 'General';
