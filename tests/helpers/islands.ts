/** Pages with client components. Everything else must stay without any script; a new island is a decision. */
export const withIslands = ['/', '/features', '/pricing', '/contact'];
