/** Code for papers that are encrypted. */
export { isLocked } from '../../office-kind';
export { unlock } from '../../unlock-office';
