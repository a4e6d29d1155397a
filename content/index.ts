import { createRegistry } from '../lib/registry';
import { checkContent } from './registry/checks';
import { pages } from './registry/pages';

export { detailRoutes } from './registry/entries';

/** Every page of the site, in the order of menus and lists. */
export const registry = createRegistry(pages);

checkContent(registry);
