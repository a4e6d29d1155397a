/** Code for fields with text that runs from right to left. */
export { visualParts } from '../../write/directions';
