/** Code for workbooks that are encrypted. */
export { unlock } from '../../unlock-office';
