/** Code that is loaded only for encrypted documents. */
export { unlock } from '../../unlock-office';
