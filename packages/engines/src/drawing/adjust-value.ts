/** Value of one of the shape's adjust handles, such as `adj1`. */
export type AdjustValueOf = (name: string, defaultValue: number) => number;
