/** Code for fields with text that runs from right to left. */
export { seenParts } from '../../write/directions';
