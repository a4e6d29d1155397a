import { toolPath } from '@/lib/routes';
import { running } from './tool-messages';

/** Pages of running tools: React wakes there when a file is chosen. */
export const withTools = running.map(({ slug }) => toolPath(slug));

/** Pages with client components that a touch wakes. */
export const withTouch = ['/', '/features', '/toolsdetails', '/pricing', '/contact', '/integration5page'];

/** All pages with islands. The other pages must stay without any script. */
export const withIslands = [...withTouch, ...withTools];
