/** Canvas size in pixels that every browser supports; the limit of iOS (16.7 million). */
export const canvasCap = 16_777_216;
