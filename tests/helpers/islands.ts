import { toolPath } from '@/lib/routes';
import { running } from './tool-messages';

/** Pages of tools that run: React wakes there when a file is chosen, and for nothing else. */
export const withTools = running.map(({ slug }) => toolPath(slug));

/** Pages with client components that a touch wakes. */
export const withTouch = ['/', '/features', '/toolsdetails', '/pricing', '/contact', '/integration5page'];

/** All of both. Everything else must stay without any script; a new island is a decision. */
export const withIslands = [...withTouch, ...withTools];
