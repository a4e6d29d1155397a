/** Code for documents that are encrypted. */
export { isLocked } from '../../office-kind';
export { unlock } from '../../unlock-office';
