/** Code for documents that are encrypted. */
export { unlock } from '../../unlock-office';
