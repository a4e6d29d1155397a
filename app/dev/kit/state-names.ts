/** What a pointer or a keyboard makes of a control. */
export const stateNames = ['rest', 'hover', 'focus-visible', 'active'] as const;

export type StateName = (typeof stateNames)[number];
