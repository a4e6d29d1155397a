/** States of a control caused by pointer or keyboard. */
export const stateNames = ['rest', 'hover', 'focus-visible', 'active'] as const;

export type StateName = (typeof stateNames)[number];
