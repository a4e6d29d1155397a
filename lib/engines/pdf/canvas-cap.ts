/** What every browser can hold as one canvas; iOS allows no more (16.7 million pixels). */
export const canvasCap = 16_777_216;
