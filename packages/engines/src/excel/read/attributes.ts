export const numberOf = (text: string | undefined): number | undefined => {
  const value = text === undefined || text === '' ? Number.NaN : Number(text);
  return Number.isNaN(value) ? undefined : value;
};

/** A boolean attribute; present without a value, it is true. */
export const flag = (text: string | undefined, usual = false) =>
  text === undefined ? usual : text !== '0' && text !== 'false';
