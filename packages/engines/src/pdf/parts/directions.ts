/** Code that is loaded only for fields with right-to-left text. */
export { visualParts } from '../../write/directions';
