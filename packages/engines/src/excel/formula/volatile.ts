/** Functions that Excel computes anew whenever it opens a file, and with them all that depends on them: of the clock, and of chance. */
export const ofClock = /\b(TODAY|NOW)\(/i;
export const ofChance = /\b(RAND|RANDBETWEEN|RANDARRAY)\(/i;
