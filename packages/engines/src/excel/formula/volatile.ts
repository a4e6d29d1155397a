/**
 * Volatile functions, which Excel recalculates with their dependents whenever it opens a file: those of date and time
 * first, then those of random numbers.
 */
export const dateTimeFunctions = /\b(TODAY|NOW)\(/i;
export const randomFunctions = /\b(RAND|RANDBETWEEN|RANDARRAY)\(/i;
